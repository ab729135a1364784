import { afterEach, expect, test, vi } from "vitest";
import { TableSocket } from "./socket";

// The connections that were opened, each with what a server does.
class FakeSocket {
  static opened: FakeSocket[] = [];
  static readonly CLOSED = 3;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor() {
    FakeSocket.opened.push(this);
  }
  send(): void {}
  close(): void {}
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

// The connection that was opened last.
function last(): FakeSocket {
  const socket = FakeSocket.opened.at(-1);
  if (!socket) throw new Error("no connection was opened");
  return socket;
}

const listener = { known: () => 0, receive: () => undefined, connected: () => undefined, refused: () => undefined };
const STOPPING = { type: "bye", problem: { code: "stopping", message: "error-stopping", arguments: {}, rule: null } };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page whose server stops reconnects without a pause, and with one if that server stops too", () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened = [];
  const socket = new TableSocket("table", listener);
  last().say({ type: "welcome" });
  last().say(STOPPING);
  last().onclose();
  expect(FakeSocket.opened).toHaveLength(2);
  last().say(STOPPING);
  last().onclose();
  expect(FakeSocket.opened).toHaveLength(2);
  vi.runAllTimers();
  expect(FakeSocket.opened).toHaveLength(3);
  socket.close();
});

test("a page whose connection is lost waits before it reconnects", () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened = [];
  const socket = new TableSocket("table", listener);
  last().say({ type: "welcome" });
  last().onclose();
  expect(FakeSocket.opened).toHaveLength(1);
  vi.runAllTimers();
  expect(FakeSocket.opened).toHaveLength(2);
  socket.close();
});
