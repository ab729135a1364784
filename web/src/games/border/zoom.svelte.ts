// How closely the map is looked at: the whole of it, or a part, large enough for a thumb.

import type { Point } from "./geometry";
import type { ViewBox } from "./plan";

export class Zoom {
  scale = $state(1);
  // The corner of the part that is seen, in drawing units.
  x = $state(0);
  y = $state(0);
  #box: () => ViewBox;

  constructor(box: () => ViewBox) {
    this.#box = box;
  }

  get close(): boolean {
    return this.scale > 1;
  }

  // How the drawing is moved and stretched to show the part.
  get transform(): string {
    const { x, y } = this.#box();
    const { scale } = this;
    return `translate(${x - (x + this.x) * scale}px, ${y - (y + this.y) * scale}px) scale(${scale})`;
  }

  // Look closer, with this point of the drawing in the middle as far as the edges allow.
  into(scale: number, middle: Point): void {
    const { x, y, width, height } = this.#box();
    this.scale = scale;
    this.#to(middle.x - x - width / scale / 2, middle.y - y - height / scale / 2);
  }

  out(): void {
    this.scale = 1;
    this.#to(0, 0);
  }

  // Move the part by drawing units of the whole.
  pan(dx: number, dy: number): void {
    this.#to(this.x - dx / this.scale, this.y - dy / this.scale);
  }

  // Bring a point of the drawing into sight.
  show(point: Point, margin: number): void {
    const { x, y, width, height } = this.#box();
    const [right, down] = [point.x - x, point.y - y];
    const [wide, high] = [width / this.scale, height / this.scale];
    this.#to(
      Math.min(Math.max(this.x, right + margin - wide), right - margin),
      Math.min(Math.max(this.y, down + margin - high), down - margin),
    );
  }

  // The point of the drawing that is seen at a point of the whole.
  through(point: Point): Point {
    const { x, y } = this.#box();
    return { x: x + this.x + (point.x - x) / this.scale, y: y + this.y + (point.y - y) / this.scale };
  }

  #to(x: number, y: number): void {
    const { width, height } = this.#box();
    this.x = Math.min(Math.max(0, x), width - width / this.scale);
    this.y = Math.min(Math.max(0, y), height - height / this.scale);
  }
}
