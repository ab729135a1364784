"""A second verifier, written from `docs/record.md` alone: it shares no code with the first and knows no rules."""

import hashlib
import hmac
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "record.md"
VALID = ROOT / "vectors" / "games" / "valid"
OLD = ROOT / "vectors" / "games" / "format-1"
INVALID = ROOT / "vectors" / "games" / "invalid"
GAMES = ROOT / "src" / "rollwright" / "games"
FACES = {"border": "agbryo", "twentyone": "123456"}


class Unproven(Exception):
    """The record's dice are not what they must be."""


def message(roll: int, block: int, words: list[str]) -> bytes:
    """What the HMAC is taken of."""
    parts = [b"rollwright dice 1", roll.to_bytes(4, "big"), block.to_bytes(4, "big")]
    parts += [word.encode("utf-8") for word in words]
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def fallen(secret: bytes, words: list[str], roll: int, dice: list[int]) -> list[int]:
    """The faces, from 0, of dice with this many faces each."""
    stream: list[int] = []
    block = 0
    faces: list[int] = []
    while len(faces) < len(dice):
        if not stream:
            stream = list(hmac.new(secret, message(roll, block, words), hashlib.sha256).digest())
            block += 1
        byte, sides = stream.pop(0), dice[len(faces)]
        if byte < 256 - 256 % sides:
            faces.append(byte % sides)
    return faces


def header_and_events(text: str) -> tuple[dict[str, str], list[str]]:
    """The fields and the lines of a record in either form."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if text.lstrip().startswith("{"):
        content = json.loads(text)["rollwright record"]
        return content["header"], content["events"]
    head, _, body = text.partition("\n\n")
    fields = dict(line.split(": ", 1) for line in head.splitlines()[1:])
    return fields, [line for line in body.splitlines() if line]


def numbered(header: dict[str, str], key: str) -> list[str]:
    """The values of `key 1`, `key 2` and so on."""
    names = [f"{key} {number}" for number in range(1, 100)]
    return [header[name] for name in names if name in header]


def secret_and_words(header: dict[str, str]) -> tuple[bytes, list[str]]:
    """What the dice are made from."""
    if header["dice"] == "seeded":
        return hashlib.sha256(f"rollwright seed {header['seed']}".encode()).digest(), []
    if header["dice"] != "proven" or "secret" not in header:
        raise Unproven("there is nothing to recompute")
    secret = bytes.fromhex(header["secret"])
    if hashlib.sha256(secret).hexdigest() != header["commitment"]:
        raise Unproven("the secret is not the committed one")
    return secret, numbered(header, "word")


def expected_deal(header: dict[str, str], secret: bytes, words: list[str]) -> str:
    """The line of the deal that these dice lead to."""
    seats, sheets = len(numbered(header, "seat")), len(numbered(header, "sheet"))
    first_drawn, sheets_drawn = header["first"] == "drawn", header["sheets"] == "drawn"
    dice = [seats] if first_drawn else []
    if sheets_drawn:
        dice += [sheets - taken for taken in range(seats)]
    faces = fallen(secret, words, 0, dice)
    parts = [f"first {faces.pop(0) + 1}"] if first_drawn else []
    if sheets_drawn:
        left = list(range(1, sheets + 1))
        parts.append("sheets " + " ".join(str(left.pop(face)) for face in faces))
    return " ".join(["deal", ", ".join(parts)]).strip()


def verified(text: str) -> int:
    """How many rolls a record has, each recomputed; Unproven if one is not as it must be."""
    header, events = header_and_events(text)
    secret, words = secret_and_words(header)
    if not events:
        return 0
    if events[0] != expected_deal(header, secret, words):
        raise Unproven("the deal")
    letters = FACES[header["game"]]
    rolls = 1
    for event in events:
        if event.startswith("roll "):
            faces = [letters.index(sign) for sign in event.split()[1:]]
            if faces != fallen(secret, words, rolls, [len(letters)] * len(faces)):
                raise Unproven(f"roll {rolls}")
            rolls += 1
    return rolls


def expected(folder: Path) -> dict[str, dict[str, object]]:
    return tomllib.loads((folder / "expected.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "file",
    [folder / name for folder in (VALID, OLD) for name in expected(folder)],
    ids=lambda file: f"{file.parent.name}/{file.name}",
)
def test_the_second_verifier_agrees_on_every_valid_record(file: Path) -> None:
    text = file.read_bytes().decode()
    wanted = expected(file.parent)[file.name]
    if "rolls_verified" in wanted:
        assert verified(text) == wanted["rolls_verified"]
    else:
        with pytest.raises(Unproven):
            verified(text)


@pytest.mark.parametrize("name", [name for name in expected(INVALID) if name.startswith("proof-")])
def test_the_second_verifier_refuses_what_the_first_does(name: str) -> None:
    with pytest.raises(Unproven):
        verified((INVALID / name).read_bytes().decode())


def test_the_second_verifier_agrees_with_the_vectors_of_the_page() -> None:
    (block,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    vectors = tomllib.loads(block)["vector"]
    assert len(vectors) >= 3
    for vector in vectors:
        assert (
            fallen(bytes.fromhex(vector["secret"]), vector["words"], vector["roll"], vector["dice"]) == vector["faces"]
        )


def test_the_message_of_the_page_is_the_one_that_is_hashed() -> None:
    (block,) = re.findall(r"```hex\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    shown = bytes.fromhex("".join(line.split("  ")[0] for line in block.splitlines()))
    assert shown == message(1, 0, ["apple", "żółw"])


# The hashes of boards and sheets, as the page describes them


def lines_of_sheet(file: dict[str, Any]) -> list[str]:
    """A sheet of Twenty One in the lines that are hashed."""
    rows = zip(file["colours"], file["numbers"], strict=True)
    return [" ".join(f"{colour} {number}" for colour, number in zip(*row, strict=True)) for row in rows]


def lines_of_board(file: dict[str, Any], on: dict[str, Any]) -> list[str]:
    """A board of The Border and its map in the lines that are hashed."""

    def brackets(spaces: list[int]) -> str:
        return f"[{', '.join(str(space) for space in sorted(spaces))}]"

    lines = [f"hex {q} {r}" for q, r in on["spaces"]] + [f"white {space}" for space in sorted(on["white"])]
    lines += sorted(f"area {area['id']} {area['value']} {area['low']} {brackets(area['ring'])}" for area in on["area"])
    return lines + sorted(
        f"segment {colour} {brackets(run)}" for colour, runs in file["segments"].items() for run in runs
    )


def test_the_hashes_of_the_page_follow_from_the_files_as_it_says() -> None:
    rows = re.findall(
        r"^\| `(border|twentyone)` \| `(.+)` \| `(.+)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(rows) == 14
    for game, name, shown in rows:
        folder = GAMES / game / ("boards" if game == "border" else "sheets")
        path = folder / f"{name}.toml"
        file = tomllib.loads((path if path.exists() else folder / "retired" / path.name).read_text(encoding="utf-8"))
        if game == "border":
            lines = lines_of_board(file, tomllib.loads((folder / file["map"]).read_text(encoding="utf-8")))
        else:
            lines = lines_of_sheet(file)
        assert hashlib.sha256("\n".join(lines).encode()).hexdigest() == shown
