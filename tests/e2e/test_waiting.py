"""Input that is made before the server's answer to earlier input waits for it, and is then done; none of it is lost."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import SignedInTable, typed_table
from rollwright.testing.browser.windows import LOST_CONNECTION, Windows
from rollwright.testing.server.running import Running
from tests.e2e.keyboard import Keyboard
from tests.e2e.network import Network

DICE = {"border": "grey grey grey green green", "twentyone": "6 1 5 3 6 4"}
PLACES = {"border": (18, 69), "twentyone": (4, 2, 3)}
"""Places that can be marked together with these dice."""
GREY_SEGMENT, OTHER_GREY_SEGMENT = 18, 26
"""Places of The Border that three grey dice cannot pay for together."""
REACHED, REACHED_FROM_IT = 7, 8
"""Places of The Border, on board 2: the second can be marked only once the first is."""
SIZES = {"tap": "phone", "key": "desktop"}
either_way = pytest.mark.parametrize(("game", "way"), [("border", "tap"), ("twentyone", "key")])
"""The queue of inputs is the same for every game and every way of input."""


class Impatient(Keyboard):
    """A player who does not wait for answers, and either taps or presses keys."""

    def __init__(self, windows: Windows, network: Network, seated: SignedInTable, way: str, seat: int = 0) -> None:
        remembered = seated.storage_state(seat)
        remembered["origins"][0]["origin"] = network.url
        url = f"{network.url}/table/{seated.table}"
        super().__init__(windows.open(url, SIZES[way], storage_state=remembered))
        self.way = way

    def place(self, number: int) -> Locator:
        return self.page.locator(f'[data-place="{number}"]')

    def mark(self, target: Locator) -> None:
        """Touch a place without looking at what comes of it."""
        if self.way == "key":
            self.touch(target)
        else:
            # A finger that is near to two places looks closer first; what screen readers do means one place.
            target.dispatch_event("click")

    def press_button(self, button: Locator, key: str, times: int = 1) -> None:
        """Its key, or a tap on it, even where it says that it is disabled."""
        for _ in range(times):
            if self.way == "key":
                self.page.keyboard.press(key)
            else:
                button.tap(force=True)

    @property
    def waiting(self) -> Locator:
        """The controls, as long as input waits for an answer."""
        return self.page.locator(".controls[aria-busy=true]")


def about_to_mark(network: Network, windows: Windows, server: Running, game: str, way: str) -> Impatient:
    """The dice lie, and Ana may mark."""
    player = Impatient(windows, network, typed_table(server, game, [None, None]), way)
    player.enter_dice(DICE[game])
    if game == "twentyone":
        player.button("page-keep").click()
    expect(player.lit.first).to_be_visible()
    expect(player.waiting).to_have_count(0)  # the next tap is not the second of a double tap
    return player


def left_the_dice(network: Network, windows: Windows, server: Running, way: str) -> Impatient:
    """Ben at The Border; Ana has passed, and left him her dice."""
    seated = typed_table(server, "border", [None, None])
    player = Impatient(windows, network, seated, way, seat=1)
    ana = LocalisedPage(windows.open(seated.url, "phone", storage_state=seated.storage_state(0)))
    ana.enter_dice(DICE["border"])
    ana.button("page-pass").click()
    expect(player.lit.first).to_be_visible()
    return player


@pytest.fixture(params=["held back", "cut"])
def answers(request: pytest.FixtureRequest, network: Network, windows: Windows) -> tuple[Callable[[], None], ...]:
    """Two ways to be without answers: they are held back, or the connection is lost. How it begins, and how it ends."""
    windows.expect_error(LOST_CONNECTION)
    return (network.hold, network.release) if request.param == "held back" else (network.cut, network.mend)


@either_way
def test_touches_and_done_before_the_answers_all_count(
    network: Network,
    windows: Windows,
    server: Running,
    answers: tuple[Callable[[], None], Callable[[], None]],
    game: str,
    way: str,
) -> None:
    stop, go_on = answers
    player = about_to_mark(network, windows, server, game, way)
    stop()
    for place in PLACES[game]:
        player.mark(player.place(place))
    player.press_button(player.page.locator("button.done"), "d", times=2)
    expect(player.waiting).to_be_visible()
    go_on()
    expect(player.waiting).to_have_count(0)
    if game == "border":
        expect(player.spoken).to_contain_text("11, 12, 18")
        expect(player.spoken).to_contain_text("65, 69")
    else:
        expect(player.button("page-take-back")).to_be_visible()
        expect(player.pencilled).to_have_count(len(PLACES[game]))


@either_way
def test_a_touch_that_only_the_answer_allows_is_done(
    network: Network, windows: Windows, server: Running, game: str, way: str
) -> None:
    if game == "border":
        player = left_the_dice(network, windows, server, way)
        first, second, pressed = player.place(REACHED), player.place(REACHED_FROM_IT), "true"
    else:
        player = about_to_mark(network, windows, server, game, way)
        first, second, pressed = player.button("page-cross-off-box"), player.place(PLACES[game][0]), "false"
        player.mark(first)  # nothing else can be marked then
        expect(player.lit).to_have_count(0)
    network.hold()
    player.mark(first)
    player.mark(second)
    network.release()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(first).to_have_attribute("aria-pressed", pressed)


@pytest.mark.parametrize("way", SIZES)
def test_a_choice_is_taken_back_and_changed_before_the_answer(
    network: Network, windows: Windows, server: Running, way: str
) -> None:
    player = about_to_mark(network, windows, server, "twentyone", way)
    one, other = (player.place(number) for number in PLACES["twentyone"][:2])
    player.mark(one)
    player.done()
    expect(player.button("page-take-back")).to_be_enabled()
    network.hold()
    player.press_button(player.button("page-take-back"), "d")
    player.mark(other)
    network.release()
    expect(player.pencilled).to_have_count(2)
    expect(player.waiting).to_have_count(0)
    expect(one).to_have_attribute("aria-pressed", "true")
    expect(other).to_have_attribute("aria-pressed", "true")


@either_way
def test_a_touch_that_the_answer_forbids_is_explained_and_nothing_is_done_after_it(
    network: Network, windows: Windows, server: Running, game: str, way: str
) -> None:
    player = about_to_mark(network, windows, server, game, way)
    first, second = (
        (player.place(GREY_SEGMENT), player.place(OTHER_GREY_SEGMENT))
        if game == "border"
        else (player.place(PLACES[game][0]), player.button("page-cross-off-box"))
    )
    network.hold()
    player.mark(first)
    player.mark(second)
    player.press_button(player.page.locator("button.done"), "d")
    network.release()
    expect(player.page.get_by_role("alert").get_by_role("link")).to_be_visible()
    expect(player.waiting).to_have_count(0)
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(second).to_have_attribute("aria-pressed", "false")
    assert player.status == player.say("page-your-turn")


@either_way
def test_a_double_press_rolls_once(network: Network, windows: Windows, server: Running, game: str, way: str) -> None:
    player = Impatient(windows, network, SignedInTable(server, game, [None, None], first=0), way)
    roll = player.page.locator("button.roll")
    expect(roll).to_be_visible()
    left = 2 if game == "border" else 1
    network.hold()
    player.press_button(roll, "r", times=2)
    network.release()
    expect(roll).to_contain_text(player.say("page-roll-again"))
    expect(player.waiting).to_have_count(0)
    expect(roll).to_contain_text(player.say("page-rolls-left", left=left))
