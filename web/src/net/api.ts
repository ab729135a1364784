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

async function answerTo(method: Method, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(urlOf(path), request);
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
