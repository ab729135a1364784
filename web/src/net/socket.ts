// The socket of a table. It reconnects by itself, and sends messages that were not answered again under the same id, so
// that the server handles each of them once.

import { PROTOCOL } from "../protocol/constants";
import type { ClientMessage, Problem, ServerMessage } from "../protocol/types";
import { randomWord } from "./random";
import { urlOf } from "./root";

const SHORTEST = 300;
const LONGEST = 10_000;
const FATAL = new Set(["not-allowed", "not-found", "wrong-origin", "wrong-host", "other-protocol"]);

type Distributed<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;
export type Outgoing = Distributed<ClientMessage>;
export type Reply = Extract<ServerMessage, { type: "ack" | "drafted" | "why" }>;

export interface Listener {
  // How many entries are known already.
  known(): number;
  // Everything but answers.
  receive(message: Extract<ServerMessage, { type: "welcome" | "update" | "presence" }>): void;
  connected(online: boolean): void;
  // The server refuses the connection, and a retry would not help.
  refused(problem: Problem): void;
}

interface Waiting {
  text: string;
  done(answer: Reply): void;
  failed(problem: Problem): void;
}

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

// The parts of a socket that a match needs.
export interface Connection {
  // Sends until answered; fails with Refused.
  send(message: Outgoing): Promise<unknown>;
  startOver(): void;
  close(): void;
}

export class TableSocket implements Connection {
  #socket: WebSocket | null = null;
  #online = false;
  #closed = false;
  #delay = SHORTEST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  readonly #prefix = randomWord(8);
  readonly #unanswered = new Map<string, Waiting>();
  readonly #address: URL;
  readonly #listener: Listener;

  constructor(table: string, listener: Listener) {
    this.#address = urlOf(`api/tables/${table}/socket`);
    this.#address.protocol = this.#address.protocol.replace("http", "ws");
    this.#listener = listener;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  // Send a message until it is answered. Fails with Refused.
  send(message: Outgoing): Promise<Reply> {
    const id = `${this.#prefix}-${(this.#count += 1)}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((done, failed) => {
      this.#unanswered.set(id, { text, done, failed: (problem) => failed(new Refused(problem)) });
      if (this.#online) this.#socket?.send(text);
    });
  }

  // Reconnects, to be sent the whole log.
  startOver(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    let goodbye: Problem | null = null;
    this.#socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, known: this.#listener.known() }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as ServerMessage;
      if (message.type === "bye") goodbye = message.problem;
      else this.#take(message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      const sentAway = this.#online && goodbye?.code === "stopping";
      this.#setOnline(false);
      if (goodbye && FATAL.has(goodbye.code)) {
        this.#listener.refused(goodbye);
        return;
      }
      if (sentAway) {
        // Another server may be there already.
        this.#connect();
        return;
      }
      this.#timer = setTimeout(() => this.#connect(), this.#delay * (0.5 + Math.random()));
      this.#delay = Math.min(2 * this.#delay, LONGEST);
    };
  }

  // The page is visible again, or the network is back: reconnect immediately.
  #hurry = (): void => {
    if (this.#closed || this.#online || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#delay = SHORTEST;
    this.#connect();
  };

  #setOnline(online: boolean): void {
    this.#online = online;
    this.#listener.connected(online);
  }

  #take(message: Exclude<ServerMessage, { type: "bye" }>): void {
    switch (message.type) {
      case "welcome":
        this.#delay = SHORTEST;
        this.#listener.receive(message);
        this.#setOnline(true);
        for (const { text } of this.#unanswered.values()) this.#socket?.send(text);
        return;
      case "update":
      case "presence":
        this.#listener.receive(message);
        return;
      case "error":
        this.#answered(message.id)?.failed(message.problem);
        return;
      default:
        this.#answered(message.id)?.done(message);
    }
  }

  #answered(id: string | null): Waiting | undefined {
    const waiting = id === null ? undefined : this.#unanswered.get(id);
    if (id !== null) this.#unanswered.delete(id);
    return waiting;
  }
}
