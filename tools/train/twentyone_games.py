"""Games of Twenty One for training: self-play, and matches."""

from dataclasses import dataclass
from functools import cache

import numpy as np

from rollwright.games.material import all_shipped
from rollwright.games.twentyone.sheet import Sheet
from rollwright.games.twentyone.state import play_order
from rollwright.kernels.compiled import kernel
from rollwright.kernels.twentyone.evaluation import solved_tables
from rollwright.kernels.twentyone.packed import SEATS_AT_MOST, Numbers, pack_sheets
from rollwright.kernels.twentyone.policies import CHARGES, GREEDY, RACER
from rollwright.kernels.twentyone.steps import BONUS
from rollwright.values.twentyone.evaluation import Floats, Layers, lookup_of, make_memory
from rollwright.values.twentyone.features import (
    OUTLOOKS,
    Outlooks,
    outlooks_of,
    own_inputs,
    race_inputs,
    turn_inputs,
)
from rollwright.values.twentyone.games import (
    GAME,
    ONE_NETWORK,
    OTHER_NETWORK,
    RECORDED,
    STATE,
    Shorts,
    play_games,
    room_for,
)

SHEETS = tuple(sheet for sheet in all_shipped("twentyone") if isinstance(sheet, Sheet))
GAMES_PER_DEAL = 256
OTHER_PLAYERS = (0, 3, 6, GREEDY, RACER)
"""Policies that the network also plays against, so that it knows the positions that slower and hastier players reach:
by the tables of three charges, of which the first is the solo optimum; all that fits; racers."""
ROUNDS = 22
"""Rounds per game for which there is room, on average; each has up to two positions."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Positions of one number of seats, and how their games ended."""

    variant: str | None
    states: Shorts
    """[position, seat, number], as recorded by `play_games`."""
    about: Numbers
    """[position]: the game and the active seat."""
    shares: Floats
    """[position, seat]: what the network learns as the chance to win."""
    points: Floats
    """[position, seat]: the points from this position to the end."""

    def __len__(self) -> int:
        return len(self.about)


@cache
def outlooks(variant: str | None) -> Outlooks:
    """Return the outlooks of the shipped sheets, which all have the same numbers."""
    rows = tuple(SHEETS[0].numbers[row] for row in play_order(variant))
    return outlooks_of(rows, solved_tables(rows, CHARGES))


@kernel
def expand(outlooks: Outlooks, states: Shorts, about: Numbers, picked: Numbers, own: Floats, among: Floats) -> None:
    """Write the inputs of the picked positions to `own` and `among` [position, seat, input]."""
    seats = states.shape[1]
    expected = np.zeros((SEATS_AT_MOST, OUTLOOKS), np.float32)
    points, scores = np.zeros(SEATS_AT_MOST, np.float32), np.zeros(SEATS_AT_MOST, np.float32)
    for row in range(len(picked)):
        number = picked[row]
        for seat in range(seats):
            state = states[number, seat]
            own_inputs(outlooks, state[0], state[1], state[2], state[4], own[row, seat], expected[seat])
            points[seat] = np.float32(state[3])
            scores[seat] = np.float32(state[3] + BONUS[state[2]])
        pending = np.int64(states[number, 0, 4] >= 0)
        for seat in range(seats):
            race_inputs(seats, seat, points, scores, expected, among[row, seat])
            turn_inputs(seats, seat, about[number, 1], pending, among[row, seat])


@kernel
def look_back(games: Numbers, guesses: Floats, keep: float, shares: Floats) -> None:
    """Replace the shares of each position by a mean of these and of the later guesses in the same game (TD(lambda))."""
    for row in range(len(games) - 2, -1, -1):
        if games[row] == games[row + 1]:
            for seat in range(shares.shape[1]):
                shares[row, seat] = keep * shares[row + 1, seat] + (1.0 - keep) * guesses[row + 1, seat]


def shares_of(points: Numbers) -> Floats:
    """Return the share of each seat in the win of each game."""
    won = points == points.max(axis=1, keepdims=True)
    shares: Floats = (won / won.sum(axis=1, keepdims=True)).astype(np.float32)
    return shares


def self_play(
    layers: Layers,
    seats: int,
    games: int,
    seed: int,
    *,
    explore: int = 0,
    variant: str | None = None,
    by_network: bool = True,
    strangers: float = 0.0,
    keep: float = 1.0,
) -> tuple[Sample, dict[str, float], Floats]:
    """Play games against oneself; return positions, figures, and the network's chances in these positions.

    In the share `strangers` of the deals other players have one seat or more.

    The positions learn from the end of the game with the weight `keep` per step, otherwise from the later chances.
    """
    lookup = lookup_of(layers, outlooks(variant))
    room = games * ROUNDS * 2
    results = room_for(games)
    states, about = np.zeros((room, seats, STATE), np.int16), np.zeros((room, RECORDED), np.int64)
    guesses = np.zeros((room, seats), np.float32)
    rng, memory = np.random.default_rng(seed), make_memory()
    count = 0
    for begin in range(0, games, GAMES_PER_DEAL):
        policies = np.full(seats, ONE_NETWORK if by_network else RACER, np.int64)
        if rng.random() < strangers:
            away = rng.permutation(seats)[: rng.integers(1, seats)]
            policies[away] = rng.choice(OTHER_PLAYERS, size=len(away))
        order = rng.permutation(len(SHEETS))[:seats]
        sheets = pack_sheets([SHEETS[at] for at in order], variant)
        room_left = states[count:], about[count:], guesses[count:]
        end = min(games, begin + GAMES_PER_DEAL)
        count += int(play_games(
            layers, lookup, layers, lookup, policies, sheets, np.uint64(rng.integers(1 << 62)), explore, begin, end,
            memory, results, *room_left,
        ))  # fmt: skip
    states, about, guesses = states[:count].copy(), about[:count].copy(), guesses[:count].copy()
    final = results[:, :seats]
    shares = shares_of(final)[about[:, GAME]]
    if keep < 1.0:
        look_back(about[:, GAME].copy(), guesses, keep, shares)
    now = states[:, :, 3] + np.array(BONUS)[states[:, :, 2]]
    points = (final[about[:, GAME]] - now).astype(np.float32)
    figures = {
        "games": games,
        "rounds": round(float(results[:, SEATS_AT_MOST].mean()), 2),
        "points": round(float(final.mean()), 2),
    }
    return Sample(variant, states, about, shares, points), figures, guesses


def match(one: Layers, other: Layers | int, seats: int, games: int, seed: int) -> list[float]:
    """Return the share of wins of a network against another one or a policy of the kernels, and its standard error.

    Games are played in pairs with the same dice, in which the seats are exchanged.
    """
    here = outlooks(None)
    second = one if isinstance(other, int) else other
    lookups = lookup_of(one, here), lookup_of(second, here)
    rng, memory, shares = np.random.default_rng(seed), make_memory(), []
    rival = other if isinstance(other, int) else OTHER_NETWORK
    no_record = np.zeros((0, seats, STATE), np.int16), np.zeros((0, RECORDED), np.int64), np.zeros((0, 0), np.float32)
    for _ in range(0, games, 128):
        sheets = pack_sheets([SHEETS[at] for at in rng.permutation(len(SHEETS))[:seats]])
        seeds, results = np.uint64(rng.integers(1 << 62)), room_for(64)
        both = np.zeros(64)
        for half in range(2):
            policies = np.array([ONE_NETWORK if (seat + half) % 2 == 0 else rival for seat in range(seats)], np.int64)
            play_games(
                one, lookups[0], second, lookups[1], policies, sheets, seeds, 0, 0, 64, memory, results,
                *no_record,
            )  # fmt: skip
            both += shares_of(results[:, :seats])[:, half::2].sum(axis=1) / 2
        shares.append(both)
    found = np.concatenate(shares)
    return [round(float(found.mean()), 4), round(float(found.std() / len(found) ** 0.5), 4)]
