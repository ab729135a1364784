import { expect, test } from "vitest";

import { InputQueue, type Input, type Performer } from "./input.svelte";

const touch = (place: number): Input => ({ type: "touch", place });
const ROLL: Input = { type: "roll" };
const MARK: Input = { type: "mark" };
const UNDO: Input = { type: "undo" };

// Answers each input when the test says so.
class Server implements Performer {
  context = "turn 1";
  ready = true;

  contextOf(seat: number | null): string {
    return `${this.context} ${seat}`;
  }

  performed: Input[] = [];
  late: Input[] = [];
  readonly queue = new InputQueue(this);
  #answer: ((done: boolean) => void) | undefined;

  perform(input: Input): Promise<boolean> {
    this.performed.push(input);
    return new Promise((done) => (this.#answer = done));
  }

  tooLate(input: Input): void {
    this.late.push(input);
  }

  add(...inputs: Input[]): void {
    for (const input of inputs) void this.queue.add(input, 0);
  }

  async answer(done = true): Promise<void> {
    this.#answer?.(done);
    await new Promise((later) => setTimeout(later));
  }
}

test("the first input is done immediately, the next when it is answered, in order", async () => {
  const server = new Server();
  server.add(touch(1), touch(2), MARK);
  expect(server.performed).toEqual([touch(1)]);
  await server.answer();
  expect(server.performed).toEqual([touch(1), touch(2)]);
  await server.answer();
  expect(server.performed.at(-1)).toEqual(MARK);
  expect(server.queue.busy).toBe(true);
  await server.answer();
  expect(server.queue.busy).toBe(false);
});

test("a double press of what ends a choice is done once", async () => {
  const server = new Server();
  server.add(ROLL, ROLL);
  await server.answer();
  expect(server.performed).toEqual([ROLL]);
  server.add(touch(1), MARK, MARK);
  await server.answer();
  await server.answer();
  expect(server.performed).toEqual([ROLL, touch(1), MARK]);
  expect(server.queue.busy).toBe(false);
});

test("a place that is touched twice is touched twice, and undo undoes as often as it was pressed", async () => {
  const server = new Server();
  server.add(touch(1), touch(1), UNDO, UNDO);
  for (let answers = 0; answers < 4; answers++) await server.answer();
  expect(server.performed).toEqual([touch(1), touch(1), UNDO, UNDO]);
});

test("input for a turn that is over is not done, and it is said", async () => {
  const server = new Server();
  server.add(MARK, touch(1));
  server.context = "turn 2";
  server.add(ROLL);
  await server.answer();
  expect(server.late).toEqual([touch(1)]);
  expect(server.performed).toEqual([MARK, ROLL]);
});

test("the same press in the next turn is not a double press", async () => {
  const server = new Server();
  server.add(ROLL);
  server.context = "turn 2";
  server.add(ROLL);
  await server.answer();
  expect(server.performed).toEqual([ROLL, ROLL]);
});

test("what builds on a refused input is dropped, another touch is not", async () => {
  const server = new Server();
  server.add(touch(1), MARK, UNDO, touch(2));
  await server.answer(false);
  expect(server.performed).toEqual([touch(1), touch(2)]);
  await server.answer();
  expect(server.queue.busy).toBe(false);
});

test("input waits until what is shown is complete", async () => {
  const server = new Server();
  server.ready = false;
  server.add(ROLL);
  expect(server.performed).toEqual([]);
  server.ready = true;
  void server.queue.run();
  expect(server.performed).toEqual([ROLL]);
});

test("the places of touches that wait are known; the one that is being done is drawn already", async () => {
  const server = new Server();
  server.add(touch(1), touch(2), touch(3));
  expect([...server.queue.placesOf(0)]).toEqual([2, 3]);
  await server.answer();
  expect([...server.queue.placesOf(0)]).toEqual([3]);
});

test("input that waits is forgotten when the table is left", async () => {
  const server = new Server();
  server.add(touch(1), MARK);
  server.queue.clear();
  await server.answer();
  expect(server.performed).toEqual([touch(1)]);
  expect(server.queue.busy).toBe(false);
});

test("an input that fails unexpectedly does not block the queue", async () => {
  const server = new Server();
  server.perform = () => Promise.reject(new Error("a bug"));
  await expect(server.queue.add(ROLL, 0)).rejects.toThrow("a bug");
  expect(server.queue.busy).toBe(false);
});

test("input of two seats of one device is done in its order, each for its seat", async () => {
  const server = new Server();
  void server.queue.add(touch(1), 0);
  void server.queue.add(MARK, 0);
  void server.queue.add(touch(2), 1);
  void server.queue.add(MARK, 1);
  expect([...server.queue.placesOf(1)]).toEqual([2]);
  expect(server.queue.placesOf(0).size).toBe(0);
  await server.answer(false);
  await server.answer();
  await server.answer();
  expect(server.performed).toEqual([touch(1), touch(2), MARK]);
});
