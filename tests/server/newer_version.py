"""A copy of the package with one step of schema and protocol: a migration, a message and an entry."""

import shutil
from pathlib import Path

import rollwright
from rollwright.protocol import OLDEST_PROTOCOL, PROTOCOL
from rollwright.server.store.migrate import NEWEST

NEXT = f"{int(NEWEST) + 1:04}"
ASSET = "newer-abcd1234.js"
"""A file that only the page of the copy has."""

MIGRATION = f"""
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{NEWEST}"


def upgrade():
    op.add_column("tables", sa.Column("waves", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("waved", sa.BigInteger()))
    op.create_table("waves", sa.Column("id", sa.Text(), nullable=False), sa.PrimaryKeyConstraint("id"))
"""
MESSAGE = """
@dataclass(frozen=True, slots=True, kw_only=True)
class Wave:
    type: Literal["wave"] = "wave"
    id: MessageId
    seat: SeatNumber


SeatMessage: TypeAlias = ("""
ENTRY = """
@dataclass(frozen=True, slots=True)
class Waved:
    type: Literal["waved"] = field(default="waved", kw_only=True)
    seat: Seat


Entry: TypeAlias = ("""
METHOD = """    def wave(self, seat: Seat) -> None:
        self._check_person(seat)
        self._write(log.Waved(seat))

    def say("""
CASE = """        case Wave():
            given.check_owner(request.seat)
            table.wave(request.seat)
        case Say():"""

CHANGES = (
    ("server/store/migrate.py", f'NEWEST = "{NEWEST}"', f'NEWEST = "{NEXT}"'),
    ("protocol/__init__.py", f"\nPROTOCOL = {PROTOCOL}\n", f"\nPROTOCOL = {PROTOCOL + 1}\n"),
    ("protocol/__init__.py", f"\nOLDEST_PROTOCOL = {OLDEST_PROTOCOL}\n", f"\nOLDEST_PROTOCOL = {PROTOCOL}\n"),
    ("protocol/messages.py", "\nSeatMessage: TypeAlias = (", MESSAGE),
    ("protocol/messages.py", "| TakeOver | Say\n", "| TakeOver | Say | Wave\n"),
    ("session/requests.py", "| TakeOver | Say\n", "| TakeOver | Say | Wave\n"),
    ("session/requests.py", "TakeOver, Throw\n", "TakeOver, Throw, Wave\n"),
    ("session/handlers.py", "    Say,\n", "    Say,\n    Wave,\n"),
    ("session/handlers.py", "        case Say():", CASE),
    ("table/table.py", "    def say(", METHOD),
    ("table/entries.py", "\nEntry: TypeAlias = (", ENTRY),
    ("table/entries.py", "    | Said\n", "    | Said\n    | Waved\n"),
)
"""File, text and its replacement."""


def newer_package(folder: Path) -> Path:
    """Make the copy in this folder, and return the folder that Python imports it from."""
    copy = folder / "rollwright"
    shutil.copytree(Path(rollwright.__file__).parent, copy, ignore=shutil.ignore_patterns("page"))
    (copy / f"server/store/migrations/versions/v{NEXT}.py").write_text(MIGRATION, encoding="utf-8")
    for name, text, replacement in CHANGES:
        before = (copy / name).read_text(encoding="utf-8")
        assert before.count(text) == 1, f"{name}: {text}"
        (copy / name).write_text(before.replace(text, replacement), encoding="utf-8")
    assets = copy / "server/http/page/assets"
    assets.mkdir(parents=True)
    (assets / ASSET).write_text("newer", encoding="utf-8")
    return folder
