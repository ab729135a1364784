"""A load balancer for tests: passes each new connection to the next node that accepts it, without sticky sessions."""

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

CHUNK = 1 << 16


class Balancer:
    """A TCP proxy in a thread of its own."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.port = 0
        self._ports = ports
        self._turn = 0
        self._ready = threading.Event()
        self._failure: OSError | None = None
        self._stop: Callable[[], object] = lambda: None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), name="balancer")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start to listen."""
        self._thread.start()
        self._ready.wait()
        if self._failure is not None:
            self._thread.join()
            raise self._failure

    def stop(self) -> None:
        """Close everything."""
        self._stop()
        self._thread.join()

    async def _run(self) -> None:
        loop, stopped = asyncio.get_running_loop(), asyncio.Event()
        self._stop = lambda: loop.call_soon_threadsafe(stopped.set)
        try:
            listening = await asyncio.start_server(self._serve, "127.0.0.1", 0)
            self.port = listening.sockets[0].getsockname()[1]
        except OSError as error:
            self._failure = error
            return
        finally:
            self._ready.set()
        await stopped.wait()
        listening.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._turn += 1
        order = [self._ports[(self._turn + number) % len(self._ports)] for number in range(len(self._ports))]
        source = (writer.get_extra_info("peername")[0], 0)  # limits apply to each loopback address separately
        try:
            for port in order:
                try:
                    there, back = await asyncio.open_connection("127.0.0.1", port, local_addr=source)
                except OSError:  # this node is down
                    continue
                await asyncio.gather(_pass_on(reader, back), _pass_on(there, writer))
                return
        finally:
            writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while chunk := await reader.read(CHUNK):
            writer.write(chunk)
            await writer.drain()
    except OSError:  # one side has disconnected, and so does the other
        return
    finally:
        writer.close()


@contextmanager
def balanced(ports: Sequence[int]) -> Iterator[Balancer]:
    """Run a load balancer for the duration of a `with` block."""
    balancer = Balancer(ports)
    balancer.start()
    try:
        yield balancer
    finally:
        balancer.stop()
