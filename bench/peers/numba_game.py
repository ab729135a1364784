"""The yardstick: an artificial roll-and-write game in numba, written directly, as fast as such a game runs here.

Two players, the same board of 62 spaces in one word, cut into segments of 2 to 5 spaces of six colours; nine areas. In
a turn five colour dice are rolled up to three times, with a random subset kept. The active player completes random
segments, and the other crosses off random touching spaces with the leftover dice. The first to complete six areas ends
the game.

`numba_game.py SECONDS` prints a sample of turns; `numba_game.py first` the seconds of its first call.
"""

import json
import random
import sys
import time

import numpy as np
from numba import njit, types
from numba.extending import intrinsic

from bench.common import work_for

U = np.uint64
SPACES = 62
GAMES = 5000


def build(seed=5):
    rng = random.Random(seed)
    snake = [(row, column if row % 2 == 0 else 7 - column) for row in range(8) for column in range(8)][:SPACES]
    at = {place: number for number, place in enumerate(snake)}
    neighbours = np.zeros(SPACES, U)
    for (row, column), number in at.items():
        for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            other = at.get((row + down, column + right))
            if other is not None:
                neighbours[number] |= U(1 << other)
    segments, colours, begin = [], [], 0
    while begin < SPACES:
        length = min(rng.randint(2, 5), SPACES - begin)
        if SPACES - begin - length == 1:
            length += 1 if length < 5 else -1
        segments.append(sum(1 << space for space in range(begin, begin + length)))
        colours.append(rng.choice([colour for colour in range(6) if not colours or colour != colours[-1]]))
        begin += length
    of_colour = np.zeros(6, U)
    for segment, colour in zip(segments, colours, strict=True):
        of_colour[colour] |= U(segment)
    cells = list(range(SPACES))
    rng.shuffle(cells)
    areas = np.array([sum(1 << cell for cell in cells[number::9]) for number in range(9)], U)
    return neighbours, np.array(segments, U), np.array(colours, np.int64), of_colour, areas


@intrinsic
def ctpop(_typing, _word):
    def build(_context, builder, _signature, arguments):
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), build


@intrinsic
def cttz(_typing, _word):
    def build(context, builder, _signature, arguments):
        return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

    return types.uint64(types.uint64), build


@njit(inline="always")
def draw(state):
    x = state[0]
    x ^= x >> U(12)
    x ^= x << U(25)
    x ^= x >> U(27)
    state[0] = x
    return (x * U(2685821657736338717)) >> U(32)


@njit(inline="always")
def below(state, count):
    return (draw(state) * U(count)) >> U(32)


@njit(inline="always")
def pick(state, word):
    skip = below(state, ctpop(word))
    while skip > U(0):
        word &= word - U(1)
        skip -= U(1)
    return cttz(word)


@njit
def play(state, neighbours, segments, colours, of_colour, areas, crossed, front, count):
    for player in range(2):
        crossed[player] = U(0)
        front[player] = U(1) << U(0) | U(1) << U(31) | U(1) << U(61)
    who, turns = 0, 0
    while turns < 2000:
        turns += 1
        for colour in range(6):
            count[colour] = 0
        for _ in range(5):
            count[below(state, U(6))] += 1
        for _roll in range(2):
            again = 0
            for colour in range(6):
                for _ in range(count[colour]):
                    if draw(state) & U(1):
                        count[colour] -= 1
                        again += 1
            if again == 0:
                break
            for _ in range(again):
                count[below(state, U(6))] += 1
        while True:
            possible, chosen = 0, -1
            for number in range(segments.shape[0]):
                rest = segments[number] & ~crossed[who]
                if rest != U(0) and (rest & front[who]) != U(0) and ctpop(rest) <= U(count[colours[number]]):
                    possible += 1
                    if below(state, U(possible)) == U(0):
                        chosen = number
            if chosen < 0 or (draw(state) & U(7)) == U(0):
                break
            rest = segments[chosen] & ~crossed[who]
            count[colours[chosen]] -= np.int64(ctpop(rest))
            crossed[who] |= rest
            while rest != U(0):
                front[who] |= neighbours[cttz(rest)]
                rest &= rest - U(1)
            front[who] &= ~crossed[who]
        other = 1 - who
        for colour in range(6):
            for _ in range(count[colour]):
                touching = front[other] & of_colour[colour]
                if touching == U(0):
                    break
                space = pick(state, touching)
                crossed[other] |= U(1) << space
                front[other] = (front[other] | neighbours[space]) & ~crossed[other]
        for player in range(2):
            complete = 0
            for area in range(9):
                if (areas[area] & ~crossed[player]) == U(0):
                    complete += 1
            if complete >= 6:
                return turns
        who = other
    return turns


@njit(cache=True, nogil=True)
def batch(games, seed, neighbours, segments, colours, of_colour, areas):
    state = np.empty(1, np.uint64)
    state[0] = U(seed) * U(0x9E3779B97F4A7C15) + U(0x1234567)
    crossed = np.zeros(2, np.uint64)
    front = np.zeros(2, np.uint64)
    count = np.zeros(6, np.int64)
    turns = 0
    for _ in range(games):
        turns += play(state, neighbours, segments, colours, of_colour, areas, crossed, front, count)
    return turns


if __name__ == "__main__":
    board = build()
    if sys.argv[1] == "first":
        begun = time.process_time()
        batch(1, 1, *board)
        print(json.dumps({"seconds": time.process_time() - begun}))
    else:
        seeds = iter(range(1, 1 << 30))
        work_for(float(sys.argv[1]), lambda: int(batch(GAMES, next(seeds), *board)))
