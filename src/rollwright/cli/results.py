"""`replay`, `verify` and `export`: check a record by the rules and by the dice, and convert it."""

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rollwright.cli.files import record_from, sheet_from
from rollwright.cli.play import end_lines
from rollwright.cli.screens import screen_for
from rollwright.cli.screens.screen import show_picture
from rollwright.core.deal import Setup, Sheet
from rollwright.core.game import GameState, GameView
from rollwright.core.outcome import Outcome, TableEnd
from rollwright.games import GAMES
from rollwright.record import Record, Seeded, Step, replay
from rollwright.record.notation import event_text
from rollwright.record.proof import verify
from rollwright.record.replay import opening
from rollwright.table.narration import tell_event
from rollwright.table.outcome import outcome_view
from rollwright.translations import Words


def show_replay(
    file: Path, sheets: Sequence[Path], words: Words, console: Console, *, as_json: bool, step: bool
) -> None:
    """Check every event and print the result, after stepping through the game if that was asked for."""
    record = record_from(file)
    others = tuple(sheet_from(path) for path in sheets)
    game = GAMES[record.header.game]
    steps = list(replay(record, others))
    state = steps[-1].after if steps else opening(record, others)
    outcome = game.outcome(state) or Outcome(TableEnd.ABANDONED, game.scores(state), winners=())
    if as_json:
        write_out(json.dumps(result(record, state, outcome), ensure_ascii=False, indent=2) + "\n")
        return
    if step and not walk(record, steps, state.setup, words, console):
        return
    names = [player.name for player in record.header.players]
    count = len(record.events)
    console.print(Text(words.say("replay-title", game=words.name("game", record.header.game), count=count)))
    for line in end_lines(words, names, outcome_view(outcome), state.round):
        console.print(Text(line))


def result(record: Record, state: GameState, outcome: Outcome) -> Mapping[str, object]:
    """The output of `--json`: scores, areas or rows, winners, reason, rounds. Seats count from 1."""
    view: GameView = GAMES[record.header.game].view(state)
    seats = [
        {"name": player.name, "bot": player.bot, "score": score}
        for player, score in zip(record.header.players, outcome.scores, strict=True)
    ]
    return {
        "game": record.header.game,
        "reason": outcome.reason.name.lower().replace("_", "-"),
        "rounds": view.round,
        "scores": list(outcome.scores),
        "winners": [seat + 1 for seat in outcome.winners],
        "tie_break": outcome.tie_break.name.lower().replace("_", "-") if outcome.tie_break else None,
        "seats": seats,
        "sheets": [asdict(seat) for seat in view.seats],
    }


def walk(record: Record, steps: Sequence[Step], setup: Setup, words: Words, console: Console) -> bool:
    """Show one picture per event, of the active seat; in a terminal the user can step forwards and backwards. Returns
    whether the end was reached."""
    game = GAMES[record.header.game]
    screen = screen_for(game.name, words, [player.name for player in record.header.players], setup)
    number = 0
    while number < len(steps):
        step = steps[number]
        if console.is_terminal:
            console.clear()
        show_picture(console, screen.draw(game.view(step.after), step.after.active, None))
        console.print(Text(f"{number + 1}/{len(steps)}  {event_text(game, setup, number, step.event)}"))
        told = tell_event(game, step.before, step.event, step.after, None)
        console.print(Text(" ".join(words.tell(sentence, screen.names) for sentence in told), style="cyan"))
        number += 1
        if console.is_terminal and sys.stdin.isatty():
            try:
                typed = console.input(Text(words.say("prompt-step") + " ")).strip().lower()
            except (EOFError, KeyboardInterrupt):
                return False
            if typed == "q":
                return False
            if typed == "b":
                number = max(0, number - 2)
    return True


def show_verify(file: Path, sheets: Sequence[Path], words: Words, console: Console) -> None:
    """Recompute every roll and print that they are correct. Raises Complaint if one is not."""
    record = record_from(file)
    others: tuple[Sheet, ...] = tuple(sheet_from(path) for path in sheets)
    count = verify(record, others)
    if isinstance(record.header.dice, Seeded):
        console.print(Text(words.say("verify-ok-seeded", count=count, seed=str(record.header.dice.seed))))
    else:
        console.print(Text(words.say("verify-ok", count=count)))


def show_export(file: Path, *, as_json: bool) -> None:
    """Print the record in the other form."""
    record = record_from(file)
    write_out(record.to_json() if as_json else record.to_text())


def write_out(text: str) -> None:
    """Write UTF-8 for other programs, whatever the encoding of the terminal."""
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode())
    sys.stdout.buffer.flush()
