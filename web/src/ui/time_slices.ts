// Time slicing: a table that opens has much to draw. It is drawn in slices, and between two of them the browser paints and
// handles input. Components use it through Deferred.svelte only. Whatever is drawn later is drawn immediately.

let last: Promise<void> | null = null;

// From now on every slice waits for those before it, until all are drawn.
export function startTimeSlicing(): void {
  last = Promise.resolve();
}

// To be awaited before a slice is drawn, in the order of the calls. Undefined if there is nothing to wait for.
export function nextSlice(): Promise<void> | undefined {
  if (!last) return undefined;
  const mine = last.then(nextFrame);
  last = mine;
  document.body.ariaBusy ??= "true"; // a screen reader may wait for the rest
  void mine.then(() => {
    if (last !== mine) return;
    last = null;
    document.body.ariaBusy = null;
  });
  return mine;
}

// A long list in chunks, each to be drawn in a slice of its own.
export function chunks<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));
}

// When the browser has painted. A hidden page is not painted and not waited for.
export const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) setTimeout(done);
    else requestAnimationFrame(() => setTimeout(done));
  });
