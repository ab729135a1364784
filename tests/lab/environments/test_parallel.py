"""Both games in PettingZoo."""

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.lab.environments.actions import WAIT
from rollwright.lab.environments.parallel import ILLEGAL, RollAndWrite, in_turns

EVERY_TABLE = [(name, seats) for name, game in GAMES.items() for seats in game.seats if seats > 1]
every_table = pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)


@every_table
def test_pettingzoo_finds_nothing_to_complain_of(game: str, seats: int) -> None:
    parallel_api_test(RollAndWrite(game, seats), num_cycles=100)
    parallel_seed_test(lambda: RollAndWrite(game, seats), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")  # it knows no Dict
@pytest.mark.filterwarnings("ignore:Observation is not a numpy array")
@pytest.mark.filterwarnings("ignore:Observation is not NumPy array")
def test_nor_when_one_acts_after_the_other(game: str) -> None:
    api_test(in_turns(game, 3), num_cycles=60)
    seed_test(lambda: in_turns(game, 3), num_cycles=100)


def play(environment: RollAndWrite, seed: int) -> tuple[dict[str, float], int]:
    """A game of random legal actions: the rewards of the last step, and how many steps it took."""
    observations, _ = environment.reset(seed=seed)
    for agent in environment.agents:
        environment.action_space(agent).seed(seed)
    rewards: dict[str, float] = {}
    count = 0
    while environment.agents:
        actions = {
            agent: int(environment.action_space(agent).sample(observations[agent]["action_mask"]))
            for agent in environment.agents
        }
        observations, rewards, _, _, _ = environment.step(actions)
        assert all(environment.observation_space(agent).contains(seen) for agent, seen in observations.items())
        count += 1
    return rewards, count


@every_table
def test_the_win_is_shared_out_at_the_end(game: str, seats: int) -> None:
    environment = RollAndWrite(game, seats)
    rewards, count = play(environment, seed=3)
    outcome = environment.steps.outcome
    assert outcome is not None
    assert sum(rewards.values()) == pytest.approx(1)
    assert {environment.seat_of[agent] for agent, reward in rewards.items() if reward} == set(outcome.winners)
    assert count > 20


def test_a_seat_that_need_not_choose_can_only_wait() -> None:
    environment = RollAndWrite("border", 3)
    environment.reset(seed=1)
    active = environment.steps.state.active
    for agent, seat in environment.seat_of.items():
        mask = environment._observations()[agent]["action_mask"]
        assert (mask[WAIT] == 1) == (seat != active)
        assert (mask.sum() == 1) == (seat != active)


def test_pencil_marks_of_others_are_not_seen() -> None:
    environment = RollAndWrite("twentyone", 2)
    environment.reset(seed=2)
    while environment.steps.game.view(environment.steps.state).phase != "mark":
        active = environment.steps.state.active
        environment.step({agent: 3 if seat == active else WAIT for agent, seat in environment.seat_of.items()})
    before = environment._observations()
    touch = environment.steps.legal(Seat(0))[-1]
    environment.steps.act({Seat(0): touch})
    after = environment._observations()
    assert (after["seat_1"]["observation"] != before["seat_1"]["observation"]).any()
    assert (after["seat_2"]["observation"] == before["seat_2"]["observation"]).all()


def test_an_illegal_action_ends_the_game_for_everyone() -> None:
    environment = RollAndWrite("twentyone", 2)
    environment.reset(seed=1)
    active = environment.steps.state.active
    _, rewards, ended, _, _ = environment.step(dict.fromkeys(environment.agents, WAIT))
    assert all(ended.values())
    assert environment.agents == []
    assert {environment.seat_of[agent] for agent, reward in rewards.items() if reward == ILLEGAL} == {active}


@pytest.mark.parametrize(("game", "sign"), [("border", "+XX"), ("twentyone", ":.")])
def test_a_table_can_be_seen(game: str, sign: str) -> None:
    environment = RollAndWrite(game, 2, render_mode="ansi")
    environment.reset(seed=1)
    assert sign in str(environment.render())
    assert RollAndWrite(game, 2).render() is None
