"""Reduces PNG files to at most 256 colours, with the standard library only."""

import struct
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

MOST = 256
FINE = 3
"""Number of low bits per component that can be dropped without a visible difference."""
NOISE = 200
"""Maximum number of pixels that may differ between two screenshots of the same."""
PixelColour = bytes


class ColourGroup(NamedTuple):
    """Colours that look the same, the number of pixels that have them, and the sum of each of their components."""

    colours: list[PixelColour]
    pixels: int
    sums: tuple[int, int, int]

    @property
    def mean(self) -> PixelColour:
        """The mean colour."""
        return bytes(round(part / self.pixels) for part in self.sums)

    @classmethod
    def of(cls, counts: Iterable[tuple[PixelColour, int]]) -> "ColourGroup":
        """The group of these colours, with the number of pixels of each."""
        several = list(counts)
        red, green, blue = (sum(colour[part] * count for colour, count in several) for part in range(3))
        return cls([colour for colour, _ in several], sum(count for _, count in several), (red, green, blue))

    @classmethod
    def joined(cls, groups: Sequence["ColourGroup"]) -> "ColourGroup":
        """Several groups as one."""
        red, green, blue = (sum(group.sums[part] for group in groups) for part in range(3))
        colours = [colour for group in groups for colour in group.colours]
        return cls(colours, sum(group.pixels for group in groups), (red, green, blue))


class ColourBox:
    """Groups that will have one colour, unless the box is split."""

    def __init__(self, groups: list[ColourGroup]) -> None:
        self.groups = groups
        means = [group.mean for group in groups]
        spreads = [max(mean[part] for mean in means) - min(mean[part] for mean in means) for part in range(3)]
        self.part = spreads.index(max(spreads))
        self.lost = spreads[self.part] * sum(group.pixels for group in groups) ** 0.5 if groups[1:] else -1.0
        """The error if these become one colour."""

    def halves(self) -> list["ColourBox"]:
        """Split at the median pixel, by the component that differs most."""
        ordered = sorted(self.groups, key=lambda group: group.mean[self.part])
        total, seen, cut = sum(group.pixels for group in ordered), 0, 0
        while cut < len(ordered) - 1 and (seen < total / 2 or not cut):
            seen += ordered[cut].pixels
            cut += 1
        return [ColourBox(ordered[:cut]), ColourBox(ordered[cut:])]


def smaller(png: bytes) -> bytes:
    """A PNG of Chromium's, converted to a palette."""
    width, height, rows = pixels(png)
    counts = Counter(row[x : x + 3] for row in rows for x in range(0, width * 3, 3))
    palette = shared_out(counts)
    number = {colour: n for n, group in enumerate(palette) for colour in group.colours}
    lines = b"".join(b"\0" + bytes(number[row[x : x + 3]] for x in range(0, width * 3, 3)) for row in rows)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = b"".join(group.mean for group in palette)
    parts = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, content) for kind, content in parts)


def shared_out(counts: Counter[PixelColour]) -> list[ColourGroup]:
    """Median cut: split the box with the largest error, again and again."""
    alike: dict[tuple[int, ...], list[tuple[PixelColour, int]]] = defaultdict(list)
    for colour, count in sorted(counts.items()):
        alike[tuple(part >> FINE for part in colour)].append((colour, count))
    boxes = [ColourBox([ColourGroup.of(several) for several in alike.values()])]
    while len(boxes) < MOST and (widest := max(boxes, key=lambda box: box.lost)).lost > 0:
        boxes.remove(widest)
        boxes += widest.halves()
    return [ColourGroup.joined(box.groups) for box in boxes]


def alike(one: bytes, other: bytes) -> bool:
    """Whether two pictures show the same, except for a few pixels on edges, whose rendering varies."""
    (size, colours), (other_size, other_colours) = shown(one), shown(other)
    return size == other_size and sum(a != b for a, b in zip(colours, other_colours, strict=True)) <= NOISE


def shown(png: bytes) -> tuple[bytes, list[PixelColour]]:
    """Width and height as they are encoded, and the colour of each pixel, of a PNG that `smaller` made."""
    parts = dict(chunks(png))
    size, palette = parts[b"IHDR"][:8], parts[b"PLTE"]
    (width,) = struct.unpack(">I", size[:4])
    lines = zlib.decompress(parts[b"IDAT"])
    numbers = (number for start in range(0, len(lines), width + 1) for number in lines[start + 1 : start + 1 + width])
    return size, [palette[3 * number : 3 * number + 3] for number in numbers]


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a PNG file, each with its type."""
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12


def chunk(kind: bytes, content: bytes) -> bytes:
    """Encode a chunk of a PNG file."""
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def pixels(png: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height and the rows of red, green and blue of a PNG that Chromium has made."""
    parts = list(chunks(png))
    width, height, _, colour = struct.unpack(">IIBB", parts[0][1][:10])
    depth = {2: 3, 6: 4}[colour]
    packed = b"".join(content for kind, content in parts if kind == b"IDAT")
    plain = zlib.decompress(packed)
    stride = width * depth
    rows, before = [], bytearray(stride)
    for y in range(height):
        start = y * (stride + 1)
        row = unfiltered(plain[start], bytearray(plain[start + 1 : start + 1 + stride]), before, depth)
        rows.append(bytes(row) if depth == 3 else b"".join(bytes(row[x : x + 3]) for x in range(0, stride, 4)))
        before = row
    return width, height, rows


def unfiltered(kind: int, row: bytearray, above: bytearray, depth: int) -> bytearray:
    """Undo the filter of a row of a PNG."""
    if kind == 0:
        return row
    for x in range(len(row)):
        left, corner = (row[x - depth], above[x - depth]) if x >= depth else (0, 0)
        row[x] = (row[x] + guess(kind, left, above[x], corner)) & 255
    return row


def guess(kind: int, left: int, up: int, corner: int) -> int:
    """The prediction of a byte by the filter type of PNG."""
    match kind:
        case 1:
            return left
        case 2:
            return up
        case 3:
            return (left + up) // 2
    middle = left + up - corner
    return min((left, up, corner), key=lambda one: abs(middle - one))
