"""Whatever is sent over HTTP is answered as the OpenAPI description says, and never with a 5xx."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, GenerationMode
from schemathesis.core.parameters import ParameterLocation

from rollwright.server.notify.tokens import UNSUBSCRIBE
from rollwright.testing.server.running import Browser, HttpRefused, Running, running
from tests.server.notify.mailbox import Mailbox, receiving_mail, token_in, tokens_of
from tests.server.notify.test_push import AUTH, BROWSER_POINT

ROOT = Path(__file__).parents[3]
API = schemathesis.openapi.from_path(ROOT / "schema" / "openapi.json")
API.config.checks.negative_data_rejection.expected_statuses = ["400", "403", "404", "405", "409", "413"]
AnyCase: TypeAlias = Case[Any]
PLACES = (ParameterLocation.PATH, ParameterLocation.BODY)
BOUNDED = settings(
    max_examples=20, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


class Insider:
    """A host with tables of every kind, so that requests get further than to the first refusal."""

    def __init__(self, server: Running, mailbox: Mailbox) -> None:
        self.browser = Browser(server.url)
        self.statuses = Counter[int]()
        self.met: dict[str, int] = {}
        waiting = self.browser.open_table("border", [None, None])
        playing = self.browser.open_table("twentyone", [None, None])
        over = self.browser.open_table("twentyone", [None, "random"])
        dealt = self.browser.open_table("twentyone", [None])
        for opened in (waiting, playing, over, dealt):
            self.browser.sit(opened["table"], 0, "Ana")
        friend = Browser(server.url)
        friend.follow(playing["links"]["invitation"]["url"])
        friend.sit(playing["table"], 1, "Bruno")
        self.browser.ask("POST", f"/api/tables/{over['table']}/close")
        channels = [self.add("webhooks", url=f"https://hooks.invalid/{number}")["channel"]["id"] for number in range(5)]
        mail = self.add("email", address="ana@mail.example")["channel"]["id"]
        confirmation = token_in(mailbox.messages[-1], "confirm")
        foreign = Browser(server.url).open_table("border", [None, None])
        self.words: dict[str, list[Any]] = {
            "table": [opened["table"] for opened in (waiting, playing, over, dealt, foreign)],
            "seat": [0, 1],
            "entry": [3, 1],  # the deal, and one that is no event
            "token": [opened["links"]["invitation"]["url"].partition("=")[2] for opened in (waiting, foreign)],
            "channel": channels,
            "url": ["https://hooks.invalid/0", "https://10.0.0.1/"],
            "endpoint": ["https://push.invalid/0", "http://push.invalid/"],
            "p256dh": [BROWSER_POINT],
            "auth": [AUTH],
            "address": ["ana@mail.example", "ana"],
            "zone": ["UTC", "Nowhere"],
            "game": ["border", "twentyone"],
            "seats": [[None, "random", "greedy"], [None, "greedy"], [None, None]],
            "sheets": [None],
            "first": [None, 0],
            "variant": [None],
            "bot": ["greedy", "random"],
            "name": ["Ana", "Łucja 2", "名"],
            "word": ["word"],
            "language": ["en", "pl"],
            "message": ["error-stale", "error-internal"],
        }

        self.words_of_mails = {"token": [confirmation, tokens_of(server).token(UNSUBSCRIBE, mail)]}

    def add(self, kind: str, **fields: str) -> dict[str, Any]:
        """Add a channel."""
        added: dict[str, Any] = self.browser.ask("POST", f"/api/me/notifications/{kind}", fields)
        return added

    def deepen(self, case: AnyCase) -> None:
        """Put things that exist in the place of those that do not, where nothing is wrong on purpose: one combination
        after the other, and now and then none at all."""
        made = case.meta.components if case.meta else {}
        words = self.words_of_mails if case.path.startswith("/api/mail/") else self.words
        right = [place for place in PLACES if place in made and made[place].mode is GenerationMode.POSITIVE]
        if not right:
            return
        turn = self.met.setdefault(repr((case.path_parameters, case.body)), len(self.met))
        left_alone = turn % 5 == 4
        for place in right:
            holder = whole(case.get_container(place))
            if isinstance(holder, dict):
                for name in [name for name in words if name in holder and not left_alone]:
                    turn, choice = divmod(turn, len(words[name]))
                    holder[name] = words[name][choice]
                setattr(case, place.container_name, holder)


def whole(value: Any) -> Any:
    """The same with 5 for 5.0: JSON Schema calls both an integer, we take the first only."""
    if isinstance(value, dict):
        return {name: whole(part) for name, part in value.items()}
    if isinstance(value, list):
        return [whole(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with receiving_mail() as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Running]:
    """A server of its own, because other tests cause errors in the log of the shared one."""
    with running(tmp_path_factory.mktemp("rest") / "tables.db", *mailbox.options) as server:
        yield server


@pytest.fixture
def insider(server: Running, mailbox: Mailbox) -> Iterator[Insider]:
    insider = Insider(server, mailbox)
    yield insider
    assert any(status < 300 for status in insider.statuses), "nothing got through: the test tries too little"
    lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if line["level"] != "info"] == [], "something went wrong inside"


@API.parametrize()
@BOUNDED
def test_every_answer_is_as_it_is_described(server: Running, insider: Insider, case: AnyCase) -> None:
    insider.deepen(case)
    response = case.call(base_url=server.url, cookies={"rollwright": str(insider.browser.cookie)})
    insider.statuses[response.status_code] += 1
    case.validate_response(response)


@pytest.mark.parametrize(
    "wrong", [{"patience": "60"}, {"first": True}, {"first": 0.0}, {"pace": 1}, {"seats": "border"}, {"sheets": {}}]
)
def test_nothing_is_taken_for_something_else(server: Running, wrong: dict[str, object]) -> None:
    with pytest.raises(HttpRefused) as refused:
        Browser(server.url).ask("POST", "/api/tables", {"game": "border", "seats": [None, None], **wrong})
    assert (refused.value.status, refused.value.problem["code"]) == (400, "bad-message")
    assert refused.value.problem["arguments"]["where"].startswith(f"body.{next(iter(wrong))}")
