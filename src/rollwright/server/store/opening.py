"""Opens the engines of a database: creates it, migrates it, or refuses to if servers of another version use it."""

from contextlib import ExitStack

from sqlalchemy import Engine
from sqlalchemy.engine import URL

from rollwright.server.store import writes
from rollwright.server.store.engines import file_of, reading_engine, writing_engine
from rollwright.server.store.files import held, make_file, make_folder
from rollwright.server.store.migrate import bring_to_newest, check_newest
from rollwright.server.store.nodes import in_use
from rollwright.server.store.store import FailureReason, StoreFailed


def open_engines(url: URL, hold: ExitStack, *, exclusive: bool, while_served: bool) -> tuple[Engine, Engine]:
    """The engines for writing and reading; `hold` closes them. See `Database.open`."""
    served = False
    if file := file_of(url):
        if while_served and not file.is_file():
            raise StoreFailed(FailureReason.NO_FILE, f"{file} is not a file")
        make_folder(file.parent)
        try:
            hold.enter_context(held(file, exclusive))
        except StoreFailed:
            if not while_served:
                raise
            served = True
        make_file(file)
    writing, reading = writing_engine(url), reading_engine(url)
    hold.callback(writing.dispose)
    hold.callback(reading.dispose)
    if file is None and not exclusive:  # a command; a node may migrate while the nodes before it still run
        served = in_use(writing)
    if served:
        check_newest(writing)  # a running server of another version must not find its database migrated
    else:
        bring_to_newest(writing, one_newer=exclusive and not file)
    # find out now, and not at the first move, whether the database can be written
    with writing.begin() as connection:
        writes.probe(connection)
    return writing, reading
