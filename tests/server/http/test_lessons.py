"""Lessons over HTTP: the progress is in the request, so a restart and another server change nothing."""

from pathlib import Path
from typing import Any

import pytest

from rollwright.games import GAMES
from rollwright.lesson.lesson import lesson_of
from rollwright.testing.server.running import Browser, HttpRefused, Running, running


def ask(server: Running, game: str, step: int, **more: Any) -> dict[str, Any]:
    answer: dict[str, Any] = Browser(server.url).ask(
        "POST", f"/api/lessons/{game}", {"step": step, "name": "Ana", **more}
    )
    return answer


def refusal(server: Running, game: str, step: int, **more: Any) -> HttpRefused:
    with pytest.raises(HttpRefused) as answered:
        ask(server, game, step, **more)
    return answered.value


@pytest.mark.parametrize("game", GAMES)
def test_every_step_can_be_opened_with_its_position(server: Running, game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    for step, one in enumerate(lesson.steps):
        answer = ask(server, game, step)
        assert (answer["step"], answer["steps"], answer["text"]) == (step, len(lesson.steps), one.text)
        assert answer["messages"][0]["type"] == "welcome"
        assert answer["messages"][0]["view"]["seats"][0] == {"name": "Ana", "bot": None, "left": False}
    assert answer["kind"] == "free"


def test_a_learner_plays_with_messages_of_a_table_and_sends_the_progress_back(server: Running) -> None:
    goal = ask(server, "twentyone", 0)
    assert (goal["kind"], goal["places"]) == ("act", [])
    turn = goal["messages"][0]["view"]["turn"]
    rolled = ask(server, "twentyone", 0, action={"type": "throw", "id": "a", "seat": 0, "turn": turn})
    assert rolled["step"] == 1
    update, ack = rolled["messages"]
    assert update["view"]["position"]["dice"] == [6, 1, 1, 3, 4, 3]
    assert ack == {"type": "ack", "id": "a", "entries": update["view"]["entries"]}
    assert update["entries"][0]["n"] == len(goal["messages"][0]["entries"])


def test_a_refusal_is_the_rule_or_the_hint_of_the_step(server: Running) -> None:
    keep = {"type": "choose", "id": "a", "seat": 0, "turn": 2, "move": "keep"}
    assert refusal(server, "twentyone", 1, action=keep).problem["message"] == "lesson-twentyone-again-hint"
    turn = ask(server, "border", 2)["messages"][0]["view"]["turn"]
    half = {"type": "mark", "id": "a", "seat": 0, "turn": turn, "marks": [11, 12]}
    assert refusal(server, "border", 2, action=half).problem["rule"] == "B14"


def test_free_play_goes_on_after_a_restart_of_the_server(tmp_path: Path) -> None:
    lesson = lesson_of("twentyone")
    assert lesson is not None
    last = len(lesson.steps) - 1
    with running(tmp_path / "t.db") as server:
        begun = ask(server, "twentyone", last)
        view = begun["messages"][-1]["view"]
        own = begun["messages"][-1]["own"][0]
        mark = {"type": "mark", "id": "a", "seat": 0, "turn": view["turn"], "marks": own["targets"][0]["adds"]}
        moved = ask(server, "twentyone", last, action=mark)
        assert len(moved["moves"]) == 1
    with running(tmp_path / "t.db") as server:
        (welcome,) = ask(server, "twentyone", last, moves=moved["moves"])["messages"]
        assert welcome["view"] == moved["messages"][-2]["view"]


def test_a_lesson_leaves_no_table_and_no_cookie(server: Running) -> None:
    browser = Browser(server.url)
    browser.ask("POST", "/api/lessons/border", {"step": 0, "name": "Ana"})
    assert browser.cookie is None
    assert browser.ask("GET", "/api/me/tables") == {"tables": []}


@pytest.mark.parametrize(
    ("game", "step", "more", "status"),
    [
        ("chess", 0, {}, 404),
        ("border", 999, {}, 404),
        ("border", 0, {"moves": ["roll"]}, 404),
        ("border", -1, {}, 400),
        ("border", 0, {"action": {"type": "say", "id": "a", "seat": 0, "phrase": "phrase-hello"}}, 400),
        ("border", 0, {"moves": ["roll"] * 201}, 400),
        ("border", 1, {"next": True}, 409),
        ("border", 12, {"moves": ["dance"]}, 409),
        ("border", 12, {"moves": ["roll"] * 9}, 409),
        ("border", 0, {"name": ""}, 409),
    ],
)
def test_a_progress_that_cannot_be_is_refused(
    server: Running, game: str, step: int, more: dict[str, Any], status: int
) -> None:
    assert refusal(server, game, step, **more).status == status
