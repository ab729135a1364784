"""A bare FastAPI server: tables of two that send each move to both, with a state of a usual size, and without a
disk."""

import json

from fastapi import FastAPI, WebSocket, WebSocketDisconnect

STATE = "x" * 1350

app = FastAPI()
rooms: dict[str, list[WebSocket]] = {}


@app.get("/healthz")
async def healthz() -> dict[str, str]:
    return {"status": "ok"}


@app.websocket("/room/{name}")
async def room(socket: WebSocket, name: str) -> None:
    await socket.accept()
    here = rooms.setdefault(name, [])
    here.append(socket)
    try:
        while True:
            move = json.loads(await socket.receive_text())
            answer = json.dumps({"move": move, "state": STATE})
            for other in here:
                await other.send_text(answer)
    except WebSocketDisconnect:
        here.remove(socket)
