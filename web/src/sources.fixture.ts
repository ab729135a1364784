// The modules of the page as syntax trees, for tests that read code.
import { parse } from "svelte/compiler";

export interface Node {
  readonly type?: string;
  readonly [field: string]: unknown;
}

export const SOURCES = import.meta.glob<string>(["./**/*.{ts,svelte}", "!./**/*.{test,fixture}.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

// All nodes of trees, in no order.
export function nodesIn(...trees: unknown[]): Node[] {
  const found: Node[] = [];
  const waiting = [...trees];
  for (let next = waiting.pop(); next !== undefined || waiting.length; next = waiting.pop()) {
    if (typeof next !== "object" || next === null) continue;
    if ("type" in next) found.push(next as Node);
    waiting.push(...Object.values(next));
  }
  return found;
}

export function nodesOf(path: string, source: string): Node[] {
  const component = path.endsWith(".svelte") ? source : `<script lang="ts">${source}</script>`;
  const { instance, module, fragment } = parse(component, { modern: true });
  return nodesIn(instance?.content, module?.content, fragment);
}
