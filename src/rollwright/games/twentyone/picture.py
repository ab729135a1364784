"""A sheet as text, blank or played: drawn for people, read back by tests.

One line per row, one word per box: `w5:.` is a free white box that shows 5, `w5:3` holds a 3, `w5:5*` a hit, `w5:x` is
crossed off.
"""

from rollwright.core.errors import NotationError
from rollwright.core.notation import words
from rollwright.games.twentyone.sheet import ROWS, Box, Sheet
from rollwright.games.twentyone.state import CROSSED, BoxEntry

WIDTH = len("w5:5*")


def box_text(box: Box, entry: BoxEntry) -> str:
    """One box."""
    if entry is None:
        written = "."
    elif entry == CROSSED:
        written = "x"
    else:
        written = f"{entry}*" if entry == box.number else str(entry)
    return f"{box.colour.letter}{box.number}:{written}"


def draw(sheet: Sheet, rows: tuple[tuple[BoxEntry, ...], ...]) -> str:
    """The whole picture."""
    return "".join(
        " ".join(box_text(box, entry).ljust(WIDTH) for box, entry in zip(boxes, row, strict=True)).rstrip() + "\n"
        for boxes, row in zip(sheet.rows, rows, strict=True)
    )


def read(sheet: Sheet, text: str) -> tuple[tuple[BoxEntry, ...], ...]:
    """The entries of the boxes in a picture of this sheet."""
    lines = text.splitlines()
    if extra := [number for number, line in enumerate(lines[ROWS:], ROWS + 1) if line.strip()]:
        raise NotationError("text-left-over", extra[0], text=lines[extra[0] - 1].strip())
    rows = []
    for number, boxes in enumerate(sheet.rows):
        found = words(lines[number]) if number < len(lines) else []
        row: list[BoxEntry] = []
        for column, box in enumerate(boxes):
            entries: tuple[BoxEntry, ...] = (None, CROSSED, *range(1, box.number + 1))
            by_text = {box_text(box, entry): entry for entry in entries}
            if column >= len(found) or found[column].text not in by_text:
                at = found[column].column if column < len(found) else 1
                wanted = box_text(box, None)
                raise NotationError("picture-box", number + 1, at, row=number + 1, box=column + 1, wanted=wanted)
            row.append(by_text[found[column].text])
        if len(found) > len(boxes):
            extra_word = found[len(boxes)]
            raise NotationError("text-left-over", number + 1, extra_word.column, text=extra_word.text)
        rows.append(tuple(row))
    return tuple(rows)
