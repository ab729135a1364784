// The animation of a rolled die, derived from a seed, so that no two dice move alike.

import { settings } from "../app/settings.svelte";
import { random, seedOf } from "../board/pen";

export interface Tumble {
  // Milliseconds, the wait before it included.
  delay: number;
  duration: number;
  path: Keyframe[];
  shade: Keyframe[];
  turning: Keyframe[];
}

// Whether a die that is rolled is animated.
export const mayTumble = (): boolean => !settings.still && typeof Element.prototype.animate === "function";

// The rotation of a die after a roll, in degrees.
export function restAngle(seed: string): number {
  return Math.round((random(seedOf(seed))() - 0.5) * 150) / 10;
}

// From the hand, below the tray, in an arc with one bounce; the cube ends with its front to us.
export function tumble(seed: string): Tumble {
  const next = random(seedOf(seed));
  const between = (low: number, high: number): number => Math.round(low + next() * (high - low));
  const side = next() < 0.5 ? -1 : 1;
  const drift = between(20, 70) * side;
  const at = (x: number, y: number, offset: number, easing = "ease-in-out"): Keyframe => ({
    transform: `translate(${x}%, ${y}%)`,
    offset,
    easing,
  });
  const spin = { X: -between(430, 620), Y: between(200, 380) * side, Z: between(30, 120) * -side };
  const turned = (part: number): string =>
    Object.entries(spin)
      .map(([axis, degrees]) => `rotate${axis}(${Math.round(degrees * part)}deg)`)
      .join(" ");
  return {
    delay: between(0, 110),
    duration: between(620, 760),
    path: [
      { ...at(-drift, 150, 0, "cubic-bezier(.2,.7,.5,1)"), opacity: 0 },
      { ...at(-drift * 0.7, 70, 0.1, "cubic-bezier(.2,.7,.5,1)"), opacity: 1 },
      at(-drift * 0.3, -34, 0.42, "cubic-bezier(.5,0,.9,.6)"),
      at(0, 0, 0.68, "cubic-bezier(.2,.6,.5,1)"),
      at(0, -11, 0.8, "cubic-bezier(.5,0,.8,.5)"),
      at(0, 0, 0.92, "ease-out"),
      at(0, 0, 1),
    ],
    // Wide and faint as long as the die is in the air.
    shade: [
      { opacity: 0, transform: "scale(1.25)", offset: 0 },
      { opacity: 0.35, transform: "scale(1.15)", offset: 0.42 },
      { opacity: 1, transform: "none", offset: 0.68 },
      { opacity: 0.8, transform: "scale(1.05)", offset: 0.8 },
      { opacity: 1, transform: "none", offset: 0.92 },
    ],
    turning: [
      { transform: turned(1), offset: 0, easing: "linear" },
      { transform: turned(0.2), offset: 0.68, easing: "ease-out" },
      { transform: turned(0), offset: 0.94 },
      { transform: turned(0), offset: 1 },
    ],
  };
}

// The six sides of a cube that shows `face`: the front first, then back, right, left, top, bottom.
export function sides<Face>(face: Face, faces: readonly Face[]): Face[] {
  const opposite = faces[faces.length - 1 - faces.indexOf(face)];
  const others = faces.filter((one) => one !== face && one !== opposite);
  return opposite === undefined ? [face, ...others] : [face, opposite, ...others];
}
