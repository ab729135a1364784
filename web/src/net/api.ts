// Requests over HTTP. Every error has a Problem, which the catalogue can put into words.

import type { Problem } from "../protocol/types";
import { urlOf } from "./root";

export class RequestError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

const UNREACHABLE: Problem = { code: "unavailable", message: "page-unreachable", arguments: {}, rule: null };

type Method = "GET" | "POST" | "DELETE";

// Milliseconds that other requests wait for the first one.
const MOST_WAIT = 3000;

// The first request that changes something; its answer has the cookie of a new browser. Others wait for it, because each
// request without a cookie makes a new guest, and the browser would keep the cookie of the last one. Scripts cannot read
// the cookie, so those of a returning browser wait as well, but not for long.
let first: Promise<boolean> | undefined;

async function afterFirst(send: () => Promise<Response>): Promise<Response> {
  let goes = false;
  while (first && !goes) goes = await first;
  if (goes) return send();
  const sent = send();
  const failed = () => Boolean((first = undefined));
  const waited = new Promise<boolean>((done) => setTimeout(() => done(true), MOST_WAIT));
  first = Promise.race([sent.then(() => true, failed), waited]);
  return sent;
}

async function answerTo(method: Method, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    const send = () => fetch(urlOf(path), request);
    answer = await (method === "GET" ? send() : afterFirst(send));
  } catch {
    throw new RequestError(UNREACHABLE);
  }
  if (answer.ok) return answer;
  throw new RequestError(await answer.json().catch(() => UNREACHABLE));
}

export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const answer = await answerTo(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

export const askText = async (method: Method, path: string, body?: unknown): Promise<string> =>
  (await answerTo(method, path, body)).text();
