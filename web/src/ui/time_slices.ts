// A table that opens has much to draw. Its parts take turns: after each of them the browser shows what is there already,
// and listens. What is drawn later comes at once.

let last: Promise<void> | null = null;

// From here on every part waits for its turn, until all of them had theirs.
export function startTimeSlicing(): void {
  last = Promise.resolve();
}

// To be awaited before a part is drawn; whoever asks first is drawn first. Nothing where nobody has to wait.
export function nextSlice(): Promise<void> | undefined {
  if (!last) return undefined;
  const mine = last.then(nextFrame);
  last = mine;
  document.body.ariaBusy ??= "true"; // there is more to come: whoever reads the page aloud may wait for it
  void mine.then(() => {
    if (last !== mine) return;
    last = null;
    document.body.ariaBusy = null;
  });
  return mine;
}

// Many alike, in parts that are each drawn in a turn of their own.
export function chunks<Thing>(things: readonly Thing[], size: number): (readonly Thing[])[] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, n) => things.slice(n * size, (n + 1) * size));
}

// When the browser has nextFrame what is drawn; where nobody looks, it shows nothing and need not be waited for.
export const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) setTimeout(done);
    else requestAnimationFrame(() => setTimeout(done));
  });
