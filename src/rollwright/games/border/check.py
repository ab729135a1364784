"""Reads a map or a board file and checks it at two levels: playable (B40) and standard (B3 to B7)."""

import itertools
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from rollwright.core.files import Checked, Faults, ReadFile, TomlTable, read_toml
from rollwright.core.game import Place
from rollwright.games.border.board import Area, Board, Hex, Label, Map, Segment, Space, Spaces, segment
from rollwright.games.border.colours import COLOURS

AREAS = 9  # B3
VALUES = (12, 11, 10, 9, 8, 7, 6, 5, 4)  # B7
RUNS = (2, 3, 4, 5)  # B5
WHITE_SPACES = 2  # B6
SPACES = 86  # B5
MOST_SPACES = 200  # a real map has 86; the checks take time with the square of it
AREA_IDS = ("castle", "town", "forest", "villa", "harbour", "mill", "lake", "tower", "well")  # B7


@lru_cache(maxsize=4)
def check_map_file(text: str) -> Checked[Map]:
    """All faults of a map file, and the map if it can be played; boards of one map share it."""
    faults = Faults("B40")
    top = read_toml(text, faults)
    if not faults.still_playable():
        return Checked(None, tuple(faults.found))
    on = read_map(top, faults)
    return Checked(on if faults.still_playable() else None, tuple(faults.found))


def check_board_file(text: str, read: ReadFile) -> Checked[Board]:
    """All faults of a board file, including those of its map, and the board if it can be played."""
    faults = Faults("B40")
    top = read_toml(text, faults)
    if not faults.still_playable():
        return Checked(None, tuple(faults.found))
    name, map_name, segments = top.text("name"), top.text("map"), top.table("segments")
    if not faults.still_playable():
        return Checked(None, tuple(faults.found))
    on = check_map_file(read(map_name))
    faults.found += [replace(fault, place=f"{map_name}: {fault.place}".removesuffix(": ")) for fault in on.faults]
    if on.value is None:
        return Checked(None, tuple(faults.found))
    board = Board(name, on.value, tuple(read_segments(segments, on.value, faults)))
    if not faults.still_playable():
        return Checked(None, tuple(faults.found))
    check_segments(board, faults)
    return Checked(board, tuple(faults.found))


def read_map(top: TomlTable, faults: Faults) -> Map:
    """A map as far as the file has one; playable only if no fault was added."""
    hexes = top.integer_lists("spaces")
    for number, place in enumerate(hexes):
        if len(place) != 2:
            faults.fault(f"spaces[{number}]", "hex-of-two-numbers")
    if len(hexes) > MOST_SPACES:
        faults.fault("spaces", "too-many-spaces", most=MOST_SPACES)
    on = Map(
        name=top.text("name"),
        hexes=tuple(Hex(*place) for place in hexes if len(place) == 2),
        white=frozenset(Place(space) for space in top.integers("white")),
        areas=tuple(read_area(area) for area in top.tables("area")),
    )
    if faults.still_playable():
        check_playable_map(on, faults)
    if faults.still_playable():
        check_standard_map(on, faults)
    return in_one_order(on)


def in_one_order(on: Map) -> Map:
    """The map with its areas by value, so that files which list them otherwise are the same map (B4)."""
    return replace(on, areas=tuple(sorted(on.areas, key=lambda area: (-area.value, area.id))))


def read_area(area: TomlTable) -> Area:
    """One `[[area]]` of a map file."""
    label = area.numbers("label", 2)
    return Area(
        id=area.text("id"),
        value=area.integer("value"),
        low=area.integer("low"),
        ring=tuple(Place(space) for space in area.integers("ring")),
        label=Label(*label) if label else None,
    )


# Playable (B40)


def check_playable_map(on: Map, faults: Faults) -> None:
    """Nine ringed areas with two values each, and at least one white space."""
    spaces = range(len(on.hexes))
    for place, count in Counter(on.hexes).items():
        if count > 1:
            faults.fault("spaces", "hex-twice", q=place.q, r=place.r)
    if not on.white:
        faults.fault("white", "no-white-space")
    for space in sorted(on.white.difference(spaces)):
        faults.fault("white", "space-not-on-map", space=space)
    if len(on.areas) != AREAS:
        faults.fault("area", "not-nine-areas", count=len(on.areas))
        return
    for name, count in Counter(area.id for area in on.areas).items():
        if count > 1:
            faults.fault("area", "same-area-twice", area=name)
    for number, area in enumerate(on.areas, 1):
        if not 1 <= area.low <= area.value:
            faults.fault(f"area[{number}].value", "values-of-area", area=area.id, value=area.value, low=area.low)
        check_ring(on, area, f"area[{number}].ring", faults)
    if faults.still_playable():
        check_lands(on, faults)


def check_lands(on: Map, faults: Faults) -> None:
    """No two rings enclose the same land (B3), something of each is open, and its value is written inside."""
    lands = [inside(on, area) for area in on.areas]
    for (one, here), (other, there) in itertools.combinations(zip(on.areas, lands, strict=True), 2):
        if here & there:
            faults.fault("area", "areas-overlap", rule="B3", area=one.id, than=other.id)
    for number, (area, land) in enumerate(zip(on.areas, lands, strict=True), 1):
        if area.border <= on.white:
            faults.fault(f"area[{number}].ring", "ring-all-white", area=area.id)
        if area.label is not None and area.label.hexagon not in land:
            faults.fault(f"area[{number}].label", "label-outside", area=area.id)


def check_ring(on: Map, area: Area, place: str, faults: Faults) -> None:
    """A ring is one closed cycle, one hexagon thick, around land without border spaces (B3)."""
    if not area.ring:
        faults.fault(place, "ring-empty", rule="B3", area=area.id)
        return
    if outside := sorted(area.border.difference(range(len(on.hexes)))):
        faults.fault(place, "space-not-on-map", space=outside[0])
        return
    if len(area.ring) != len(area.border):
        faults.fault(place, "ring-repeats", rule="B3", area=area.id)
        return
    for one, other in zip(area.ring, area.ring[1:] + area.ring[:1], strict=True):
        if other not in on.neighbours[one]:
            faults.fault(place, "ring-open", rule="B3", area=area.id, one=one, other=other)
            return
    land = inside(on, area)
    bordering = {on.at[near] for hexagon in land for near in hexagon.neighbours() if near in on.at}
    if not land:
        faults.fault(place, "ring-empty", rule="B3", area=area.id)
    elif within := sorted(on.at[hexagon] for hexagon in land if hexagon in on.at):
        faults.fault(place, "ring-around-border", rule="B3", area=area.id, space=within[0])
    elif thick := sorted(area.border - bordering):
        faults.fault(place, "ring-thick", rule="B3", area=area.id, space=thick[0])


def inside(on: Map, area: Area) -> set[Hex]:
    """The hexagons that the ring encloses: those that a walk from outside cannot reach."""
    ring = {on.hexes[space] for space in area.ring}
    columns = range(min(place.q for place in ring) - 1, max(place.q for place in ring) + 2)
    rows = range(min(place.r for place in ring) - 1, max(place.r for place in ring) + 2)
    frame = {Hex(q, r) for q in columns for r in rows}
    reached = {Hex(columns[0], rows[0])}
    ahead = list(reached)
    while ahead:
        for near in ahead.pop().neighbours():
            if near in frame and near not in ring and near not in reached:
                reached.add(near)
                ahead.append(near)
    return frame - ring - reached


def read_segments(table: TomlTable, on: Map, faults: Faults) -> Iterable[Segment]:
    """Segments of 2 to 5 connected spaces that share out all coloured spaces among the six colours (B5)."""
    coloured = frozenset(Place(space) for space in range(len(on.hexes))) - on.white
    taken: set[Space] = set()
    count = 0
    for key in table:
        colour = next((colour for colour in COLOURS if colour.id == key), None)
        if colour is None:
            faults.fault(table.place(key), "file-colour-unknown", rule="B2", text=key)
            continue
        for number, run in enumerate(table.integer_lists(key), 1):
            found = segment(count, colour, tuple(Place(space) for space in run))
            place = f"{table.place(key)}[{number}]"
            check_run(found, on, place, faults)
            for space in sorted(found.spaces & (taken | on.white)):
                faults.fault(place, "space-taken", space=space)
            taken |= found.spaces
            yield found
            count += 1
    for space in sorted(coloured - taken):
        faults.fault(table.place("").rstrip("."), "space-without-segment", space=space)


def check_run(found: Segment, on: Map, place: str, faults: Faults) -> None:
    """A segment has 2 to 5 spaces, each once, all connected (B5)."""
    if outside := sorted(found.spaces.difference(range(len(on.hexes)))):
        faults.fault(place, "space-not-on-map", space=outside[0])
    elif len(found.run) not in RUNS or len(found.run) != len(found.spaces):
        faults.fault(place, "segment-length", rule="B5", count=len(found.run))
    elif not connected(found.spaces, on):
        faults.fault(place, "segment-not-connected", rule="B5")


def connected(spaces: Spaces, on: Map) -> bool:
    """Whether one can walk from each space to each other without leaving them."""
    reached = {min(spaces)}
    ahead = list(reached)
    while ahead:
        near = (on.neighbours[ahead.pop()] & spaces) - reached
        reached |= near
        ahead += near
    return reached == spaces


# Standard (B3 to B7)


def check_standard_map(on: Map, faults: Faults) -> None:
    """86 spaces, two of them white in opposite corners; the nine values, the larger area the more."""
    if len(on.hexes) != SPACES:
        faults.difference("B5", "spaces", "not-86-spaces", count=len(on.hexes))
    for space, areas in enumerate(on.areas_at):
        if not areas:
            faults.difference("B3", f"spaces[{space}]", "space-of-no-area", space=space)
    check_white(on, faults)
    values = sorted((area.value for area in on.areas), reverse=True)
    if tuple(values) != VALUES:
        faults.difference("B7", "area", "values-not-standard", values=" ".join(map(str, values)))
    for number, area in enumerate(on.areas, 1):
        if area.low != area.value // 2:
            faults.difference("B7", f"area[{number}].low", "low-not-half", area=area.id, half=area.value // 2)
        if area.id not in AREA_IDS:
            faults.warning("B7", f"area[{number}].id", "name-of-area-not-ours", area=area.id)
    check_villa_and_well(on.areas, on, faults)
    sizes = {area.id: len(inside(on, area)) for area in on.areas}
    by_value = sorted(on.areas, key=lambda area: area.value)
    for less, more in itertools.combinations(by_value, 2):
        if less.value < more.value and sizes[less.id] >= sizes[more.id]:
            faults.difference("B7", "area", "larger-worth-less", area=less.id, than=more.id)


def check_white(on: Map, faults: Faults) -> None:
    """Two white spaces, upper left and lower right (B6)."""
    if len(on.white) != WHITE_SPACES:
        faults.difference("B6", "white", "not-two-white", count=len(on.white))
        return
    # Columns in half hexagons, so that they are whole numbers; doubled once more to compare with the middle.
    columns = [2 * place.q + place.r for place in on.hexes]
    rows = [place.r for place in on.hexes]
    upper, lower = sorted(on.white, key=lambda space: rows[space])
    for space, side in ((upper, -1), (lower, 1)):
        right = 2 * columns[space] - min(columns) - max(columns)
        down = 2 * rows[space] - min(rows) - max(rows)
        if right * side <= 0 or down * side <= 0:
            faults.difference("B6", "white", "white-not-in-its-corner", space=space)


def check_villa_and_well(areas: Sequence[Area], on: Map, faults: Faults) -> None:
    """The villa is at the top and is worth 9, the well 4 (B7)."""
    values = {area.id: area.value for area in areas}
    for name, value in (("villa", 9), ("well", 4)):
        if values.get(name) != value:
            faults.difference("B7", "area", "value-of-area-not-standard", area=name, value=value)
    top = min(place.r for place in on.hexes)
    for area in areas:
        if area.id == "villa" and all(on.hexes[space].r != top for space in area.ring):
            faults.difference("B7", "area", "villa-not-at-top")


def check_segments(board: Board, faults: Faults) -> None:
    """Four segments of each colour, of 2, 3, 4 and 5 spaces; no two of a colour touch (B5)."""
    for colour in COLOURS:
        own = board.segments_of[colour]
        lengths = sorted(len(one.run) for one in own)
        if tuple(lengths) != RUNS:
            found = " ".join(map(str, lengths)) or "0"
            faults.difference("B5", f"segments.{colour.id}", "not-the-four-segments", lengths=found)
        for one in own:
            for other in own[own.index(one) + 1 :]:
                if any(board.map.neighbours[space] & other.spaces for space in one.spaces):
                    space = min(one.spaces)
                    faults.warning("B5", f"segments.{colour.id}", "segments-touch", one=space, other=min(other.spaces))
