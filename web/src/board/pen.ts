// Strokes that look handwritten. The same seed always gives the same strokes, so that nothing jumps when it is redrawn.

export type Random = () => number;

// Mulberry32: small, quick, and even enough for strokes.
export function random(seed: number): Random {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// A hash of a text, the seed of its strokes.
export function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return seed;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
const point = (x: number, y: number): string => `${short(x)} ${short(y)}`;

// One stroke from here to there, a little bent; `shake` is how far the hand strays.
export function stroke(next: Random, x1: number, y1: number, x2: number, y2: number, shake: number): string {
  const stray = (): number => (next() - 0.5) * 2 * shake;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const bend = stray() / (Math.hypot(dx, dy) || 1);
  const start = point(x1 + stray(), y1 + stray());
  const first = point(x1 + dx * 0.33 - dy * bend + stray() / 3, y1 + dy * 0.33 + dx * bend + stray() / 3);
  const second = point(x1 + dx * 0.7 - dy * bend * 0.6 + stray() / 3, y1 + dy * 0.7 + dx * bend * 0.6 + stray() / 3);
  return `M${start}C${first} ${second} ${point(x2 + stray(), y2 + stray())}`;
}

// The two strokes of a cross around x, y; `size` is half of its width.
export function cross(seed: number, size: number, x = 0, y = 0): readonly [string, string] {
  const next = random(seed);
  const shake = size * 0.21;
  const lean = (next() - 0.5) * size * 0.2;
  return [
    stroke(next, x - size + lean, y - size, x + size - lean, y + size, shake),
    stroke(next, x + size, y - size + lean, x - size, y + size - lean, shake),
  ];
}

// A loop around 0, 0 that does not quite meet its own beginning.
export function circle(seed: number, rx: number, ry: number): string {
  const next = random(seed);
  const start = -2.2 + (next() - 0.5) * 0.6;
  const steps = 9;
  const turn = (Math.PI * 2 + 0.5 + next() * 0.35) / steps;
  const reach = (step: number): number => 0.95 + (step / steps) * 0.1 + (next() - 0.5) * 0.07;
  // Each piece is a cubic that follows the ellipse; the handles have the length that makes a circle round.
  const handle = (4 / 3) * Math.tan(turn / 4);
  // A point at this angle and reach, moved along the ellipse by so much of its radius.
  const near = (angle: number, out: number, along: number): string => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return point(rx * out * (cos - along * sin), ry * out * (sin + along * cos));
  };
  let at = reach(0);
  let path = `M${near(start, at, 0)}`;
  for (let step = 1; step <= steps; step += 1) {
    const [from, to, then] = [start + turn * (step - 1), start + turn * step, reach(step)];
    path += `C${near(from, at, handle)} ${near(to, then, -handle)} ${near(to, then, 0)}`;
    at = then;
  }
  return path;
}

// A stroke through something of this width and height around 0, 0.
export function strike(seed: number, width: number, height: number): string {
  const next = random(seed);
  return stroke(next, -width / 2, height * 0.22, width / 2, -height * 0.22, height * 0.09);
}
