"""A network between a browser and a server that can be cut and mended, or hold back what the server sends; a browser's
own switch leaves sockets open."""

import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self

HERE = "127.0.0.1"


class Network:
    """Passes on bytes, both ways, as long as it is whole. While it is cut, every connection breaks at once."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._whole = True
        self._delivering = threading.Event()
        self._delivering.set()
        self._lock = threading.Lock()
        self._open: set[socket.socket] = set()
        self._listener = socket.create_server((HERE, 0))
        self._accepting = threading.Thread(target=self._accept, daemon=True)

    @property
    def url(self) -> str:
        """The server, through this network."""
        return f"http://{HERE}:{self._listener.getsockname()[1]}"

    def cut(self) -> None:
        """Break every connection, and refuse new ones."""
        with self._lock:
            self._whole = False
            for one in self._open:
                _break(one)

    def mend(self) -> None:
        """Let new connections through."""
        self._whole = True

    def hold(self) -> None:
        """Keep everything that the server sends from now on; it receives everything as before."""
        self._delivering.clear()

    def release(self) -> None:
        """Deliver what was held back, and everything after it."""
        self._delivering.set()

    def __enter__(self) -> Self:
        self._accepting.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.cut()
        self.release()
        _break(self._listener)
        self._accepting.join()
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:  # it was closed
                return
            threading.Thread(target=self._connect, args=(near,), daemon=True).start()

    def _connect(self, near: socket.socket) -> None:
        with near, suppress(OSError), socket.create_connection((HERE, self._to)) as far:
            with self._lock:
                if not self._whole:
                    return
                self._open |= {near, far}
            back = threading.Thread(target=_pump, args=(far, near, self._delivering), daemon=True)
            back.start()
            _pump(near, far)
            back.join()
            with self._lock:
                self._open -= {near, far}


def _pump(source: socket.socket, target: socket.socket, delivering: threading.Event | None = None) -> None:
    with suppress(OSError):
        while content := source.recv(65536):
            if delivering is not None:
                delivering.wait()
            target.sendall(content)
    _break(target)


def _break(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
