"""How a bot picks an option."""

from random import Random

from rollwright.bots.options import WithMistakes, best

OPTIONS = [(1.0, "fair"), (3.0, "good"), (3.0, "as good"), (-9.0, "blunder")]


def test_the_best_option_is_the_first_with_the_highest_value() -> None:
    assert best(OPTIONS) == "good"


def test_a_mistake_is_rarer_the_more_it_loses() -> None:
    pick = WithMistakes(Random(1), temperature=2.0, most=3)
    picked = [pick(OPTIONS) for _ in range(3000)]
    assert 0.25 < picked.count("fair") / picked.count("good") < 0.5, "1/e = 0.37 is expected"
    assert abs(picked.count("good") - picked.count("as good")) < 300


def test_an_option_that_is_not_among_the_best_is_never_picked() -> None:
    pick = WithMistakes(Random(1), temperature=1000.0, most=3)
    assert {pick(OPTIONS) for _ in range(300)} == {"fair", "good", "as good"}


def test_the_same_random_numbers_give_the_same_mistakes() -> None:
    one, other = (WithMistakes(Random(7), temperature=2.0, most=4) for _ in range(2))
    assert [one(OPTIONS) for _ in range(50)] == [other(OPTIONS) for _ in range(50)]
