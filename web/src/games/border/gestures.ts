// Fingers and pointers on the map: a tap touches a space, a drag moves a zoomed map, a mouse hovers.

import type { Attachment } from "svelte/attachments";

import type { Point } from "./geometry";

interface Handlers {
  // A tap at a point of the window; `place` where something was activated without pointing, as screen readers do.
  tap(at: Point, finger: boolean, place: number | null): void;
  hover(at: Point | null): void;
  // Moved by pixels; false where there is nothing to move.
  drag(dx: number, dy: number): boolean;
  drop(): void;
}

// Pixels that a finger may tremble before it is a drag.
const TREMBLE = 8;

export function gestures({ tap, hover, drag, drop }: Handlers): Attachment<SVGSVGElement> {
  return (map) => {
    let down: PointerEvent | null = null;
    let dragged = false;
    let finger = false;

    function press(event: PointerEvent): void {
      if (!event.isPrimary) return;
      [down, dragged, finger] = [event, false, event.pointerType !== "mouse"];
    }

    function move(event: PointerEvent): void {
      if (event.pointerType === "mouse" && !event.buttons) hover({ x: event.clientX, y: event.clientY });
      if (!down || event.pointerId !== down.pointerId) return;
      const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!dragged && Math.hypot(dx, dy) < TREMBLE) return;
      if (!drag(dx, dy)) return;
      if (!dragged) map.setPointerCapture(event.pointerId);
      dragged = true;
      down = event;
    }

    function lift(): void {
      if (dragged) drop();
      down = null;
    }

    function click(event: MouseEvent): void {
      if (dragged) {
        dragged = false;
        return;
      }
      const on = event.detail === 0 ? (event.target as Element).closest<SVGElement>("[data-place]") : null;
      tap({ x: event.clientX, y: event.clientY }, finger, on ? Number(on.dataset["place"]) : null);
    }

    const leave = (): void => hover(null);
    const heard: [string, (event: never) => void][] = [
      ["pointerdown", press],
      ["pointermove", move],
      ["pointerup", lift],
      ["pointercancel", lift],
      ["pointerleave", leave],
      ["click", click],
    ];
    for (const [name, listener] of heard) map.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of heard) map.removeEventListener(name, listener as EventListener);
    };
  };
}
