"""The lessons on the page, to their end: by keys, and as a screen reader finds them; in every language.

When the page has changed on purpose, renew the golden file and read the difference before it is committed:

    RENEW_GOLDEN=1 .venv/bin/python -m pytest tests/e2e/test_lessons.py -k tree; git diff tests/e2e/golden
"""

import os
import re
from collections.abc import Iterator
from difflib import unified_diff
from typing import Any

import pytest
from playwright.sync_api import expect

from rollwright.games import GAMES
from rollwright.lesson.lesson import lesson_of
from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import storage_state
from rollwright.testing.browser.windows import Windows, wait_until
from rollwright.testing.server.running import Running
from rollwright.translations import LANGUAGES, Words
from tests.e2e.axe import violations
from tests.e2e.layout import too_small
from tests.e2e.learner import Learner
from tests.e2e.test_choices import COVERED
from tests.e2e.test_layout import DESKTOP, LOW_LAPTOP, NARROW, PHONE, SIDEWAYS, TOUCHED, ZOOMED, in_turn, see_all_of
from tests.e2e.test_tree import GOLDEN, tree

REFUSED = r"the server responded with a status of 409"
"""A hint and a rule are refusals of the server, which the browser logs."""

TOP = "document.querySelector('{}').getBoundingClientRect().top"
BOXES = """() => [".board svg", ".bar", ".others > .other", ".hand", ".log"].flatMap((name) => {
  const box = document.querySelector(name)?.getBoundingClientRect();
  return box ? [[name, box.x, box.y, box.width]] : [];
})"""
BOTTOM = "document.querySelector('{}').getBoundingClientRect().bottom"


def open_lesson(
    windows: Windows,
    server: Running,
    game: str,
    language: str = "en",
    size: str = "desktop",
    *,
    by_keys: bool = True,
    step: int = 0,
    **options: Any,
) -> Learner:
    state = storage_state(server, lessons={game: {"step": step, "moves": [], "finished": False}})
    page = windows.open(f"{server.url}/learn/{game}", size, locale=language, storage_state=state, **options)
    return Learner(page, game, language, by_keys=by_keys)


def steps_of(learner: Learner, windows: Windows) -> Iterator[int]:
    """Each step before the free play, when it is shown; it is done when the next one is asked for."""
    windows.expect_error(REFUSED)
    for step in range(len(learner.lesson.steps)):
        learner.expect_step(step)
        yield step
        if step + 1 < len(learner.lesson.steps):
            learner.do(step)


def test_a_lesson_by_keyboard_only(windows: Windows, server: Running) -> None:
    learner = open_lesson(windows, server, "border", "de")
    assert len([*steps_of(learner, windows)]) == len(learner.lesson.steps)
    learner.play_to_the_end()
    learner.tab_to(learner.link("page-learn-play"))
    learner.page.keyboard.press("Enter")
    expect(learner.page.get_by_role("heading", level=1)).to_have_text(learner.say("page-welcome"))
    border = learner.page.get_by_role("region", name=learner.words.name("game", "border"))
    expect(border.get_by_role("link", name=learner.say("page-learn-offer"))).to_have_count(0)
    expect(border.get_by_role("link", name=learner.say("page-learn-link"))).to_be_visible()
    with_friends = learner.link("page-with-friends")
    expect(with_friends).to_have_count(len(GAMES))
    tops = [with_friends.nth(game).evaluate("link => link.getBoundingClientRect().top") for game in range(len(GAMES))]
    assert len(set(tops)) == 1


def test_the_tree_of_a_lesson_is_as_it_was_read(windows: Windows, server: Running) -> None:
    learner = open_lesson(windows, server, "twentyone", "pl", "phone", by_keys=False)
    before, lines = list[str](), list[str]()
    for step in steps_of(learner, windows):
        now = tree(learner)
        heading = f"# step {step + 1}"
        lines += [heading, *unified_diff(before, now, lineterm="", n=0)] if before else [heading, *now]
        before = now
        assert violations(learner.page) == []
    learner.play_to_the_end()
    found = "\n".join(line for line in lines if not line.startswith(("--- ", "+++ ", "@@ "))) + "\n"
    golden = GOLDEN / "lesson.txt"
    if os.environ.get("RENEW_GOLDEN"):
        golden.write_text(found, encoding="utf-8")
    assert found == golden.read_text(encoding="utf-8"), "changed on purpose? see the top of this file"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("sizes", [(PHONE, NARROW, SIDEWAYS), (ZOOMED, LOW_LAPTOP, DESKTOP)])
def test_every_text_of_a_lesson_is_whole(
    windows: Windows, server: Running, game: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    """In every language: the move that a text asks for is at its end."""
    width, height = sizes[0]
    touch = sizes[0] in TOUCHED
    options: dict[str, Any] = {"viewport": {"width": width, "height": height}, "has_touch": touch, "is_mobile": touch}
    learner = open_lesson(windows, server, game, by_keys=False, **options)
    learner.expect_step(0)
    learner.button("page-learn-skip").click()
    learner.expect_step(1)
    shown = learner.page.locator(".guide .text")
    at_first = shown.text_content()
    cut_off = """(shown, [texts, at_first]) => {
      const found = texts.filter((text) => {
        shown.textContent = text;
        return shown.scrollHeight > shown.clientHeight;
      });
      shown.textContent = at_first;
      return found;
    }"""
    texts = [Words(language).say(step.text) for language in LANGUAGES for step in learner.lesson.steps]
    for width, height in in_turn(learner.page, *sizes):
        if height < width:
            parts = (".board", ".board .fit svg", ".hand", ".guide .text", ".steps", ".tray", ".acts")
            see_all_of(learner.page, *parts)
        if touch:
            assert too_small(learner.page) == []
        assert shown.evaluate(cut_off, [texts, at_first]) == [], (width, height)


def test_rules_and_settings_are_in_the_menu_of_a_lesson(windows: Windows, server: Running) -> None:
    learner = open_lesson(windows, server, "border", size="phone", by_keys=False)
    learner.expect_step(0)
    learner.button("page-menu").tap()
    menu = learner.dialog("page-menu")
    expect(menu.get_by_role("button", name=learner.say("page-leave"), exact=True)).to_have_count(0)
    with learner.page.expect_popup() as opened:
        menu.get_by_role("link", name=learner.say("page-rules"), exact=True).tap()
    expect(opened.value).to_have_url(re.compile("/rules/border#B"))
    menu.get_by_role("link", name=learner.say("page-settings"), exact=True).tap()
    expect(learner.page.get_by_role("heading", name=learner.say("page-settings"))).to_be_visible()


def test_the_only_button_that_can_be_pressed_is_not_under_the_dice(windows: Windows, server: Running) -> None:
    """On a phone, where the text and the dice cover the end of the sheet."""
    learner = open_lesson(windows, server, "twentyone", size="phone", by_keys=False)
    cross_off = learner.button("page-cross-off-box")
    for _ in steps_of(learner, windows):
        if learner.say("page-cross-off-box") in learner.text:
            break
    wait_until(learner.page, f"{BOTTOM.format('button.may')} <= {TOP.format('.hand')}")
    windows.expect_error(REFUSED)
    learner.page.locator("[data-place][aria-label*='green'][aria-label*='1']").first.tap(force=True)
    expect(learner.page.get_by_role("alert")).not_to_be_empty()
    assert learner.page.evaluate(COVERED) == []
    cross_off.tap()
    expect(learner.page.get_by_role("alert")).to_be_empty()
    expect(cross_off).to_have_attribute("aria-pressed", "true")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_in_every_language(windows: Windows, server: Running, game: str, language: str) -> None:
    learner = open_lesson(windows, server, game, language, "phone", by_keys=False)
    for step in steps_of(learner, windows):
        begins = learner.say("page-learn-jump").split() if learner.lesson.jumps_to(step) else []
        assert learner.text.split() == [*begins, *learner.say(learner.lesson.steps[step].text).split()]
    learner.play_to_the_end()


def step_shown(reader: LocalisedPage, step: int, steps: int) -> None:
    expect(reader.page.get_by_text(reader.say("page-learn-step", step=step, steps=steps), exact=True)).to_be_visible()


def test_a_wrong_tap_explains_itself_and_another_move_gets_a_hint(windows: Windows, server: Running) -> None:
    windows.expect_error(REFUSED)
    learner = open_lesson(windows, server, "border")
    for step in range(2):
        learner.expect_step(step)
        learner.do(step)
    learner.expect_step(2)
    alert = learner.page.get_by_role("alert")
    learner.touch(learner.page.locator("[data-place='17'][tabindex]"))
    expect(alert).to_contain_text(learner.say("page-rule-number", rule="B13"))
    learner.touch(learner.page.locator("[data-place='19'][tabindex]"))
    expect(alert).to_have_text(learner.say("lesson-border-segment-hint"))


def test_quick_taps_all_have_an_effect_or_a_reason(windows: Windows, server: Running) -> None:
    """The reason of one stays when the next is answered."""
    windows.expect_error(REFUSED)
    lesson = lesson_of("border")
    assert lesson is not None
    learner = open_lesson(windows, server, "border", step=len(lesson.steps) - 1)
    alert, crossed = learner.page.get_by_role("alert"), learner.page.get_by_label(", crossed off").first
    expect(learner.lit.nth(1)).to_be_visible()
    learner.lit.first.click(force=True)
    crossed.click(force=True)
    expect(alert).to_contain_text(learner.say("page-rule-number", rule="B19"))
    learner.lit.last.click(force=True)
    expect(learner.pencilled).to_have_count(2)
    expect(alert).to_contain_text(learner.say("page-rule-number", rule="B19"))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_when_a_text_tells_about_the_end(windows: Windows, server: Running, game: str) -> None:
    windows.expect_error(REFUSED)
    lesson = lesson_of(game)
    assert lesson is not None
    end = next(number for number, step in enumerate(lesson.steps) if step.text.endswith("-end"))
    learner = open_lesson(windows, server, game, step=end - 1)
    learner.expect_step(end - 1)
    before = learner.page.evaluate(BOXES)
    learner.do(end - 1)
    learner.expect_step(end)
    assert learner.page.evaluate(BOXES) == before
    assert len(before) == 5
    learner.read_on()
    learner.expect_step(end + 1)


def test_a_lesson_is_left_and_resumed_anywhere(windows: Windows, server: Running) -> None:
    learner = open_lesson(windows, server, "twentyone", size="phone", by_keys=False)
    steps = len(learner.lesson.steps)
    learner.expect_step(0)
    learner.page.locator("button.roll").tap()
    learner.expect_step(1)
    learner.button("page-learn-skip").tap()
    learner.expect_step(2)
    learner.page.reload()
    learner.expect_step(2)
    learner.button("page-learn-back").tap()
    learner.expect_step(1)
    learner.link("page-home").tap()
    learner.link("page-learn-resume").tap()
    step_shown(learner, 2, steps)
    learner.button("page-menu").tap()
    learner.button("page-learn-restart").tap()
    learner.expect_step(0)


def test_the_start_page_offers_the_lessons_and_does_not_insist(windows: Windows, server: Running) -> None:
    page = windows.open(server.url, storage_state=storage_state(server))
    reader = LocalisedPage(page)
    expect(reader.link("page-learn-offer")).to_have_count(len(GAMES))
    reader.button("page-close").first.tap()
    expect(reader.link("page-learn-offer")).to_have_count(len(GAMES) - 1)
    page.reload()
    expect(reader.link("page-learn-offer")).to_have_count(len(GAMES) - 1)


def test_a_game_without_a_lesson_says_so(windows: Windows, server: Running) -> None:
    windows.expect_error(r"status of 404")
    page = windows.open(f"{server.url}/learn/chess", storage_state=storage_state(server))
    expect(page.get_by_text(LocalisedPage(page).say("page-no-lesson"))).to_be_visible()
