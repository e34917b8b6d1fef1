import type { Direction } from "@emberlode/game";
import { type PointerEvent, useRef } from "react";

/** Minimum distance of a swipe in CSS pixels, and its maximum duration in milliseconds. */
const MIN_SWIPE_PX = 32;
const MAX_MS = 700;
/** Clockwise from the east, like screen angles. */
const CLOCKWISE = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;

/** The nearest of the eight directions of a gesture; null if it is not a swipe. */
export function swipeDirection(dx: number, dy: number, ms: number): Direction | null {
  if (ms > MAX_MS || Math.hypot(dx, dy) < MIN_SWIPE_PX) return null;
  const eighths = Math.round((Math.atan2(dy, dx) / (Math.PI * 2)) * CLOCKWISE.length);
  return CLOCKWISE[(eighths + CLOCKWISE.length) % CLOCKWISE.length] ?? null;
}

const PRESSABLE = "button, a[href], input";

/** Pointer handlers that turn a swipe into one of the eight directions. */
export function useSwipe(onSwipe: (direction: Direction) => void) {
  const start = useRef<{ id: number; x: number; y: number; at: number } | null>(null);
  const clear = () => {
    start.current = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      const onControl = event.target instanceof Element && event.target.closest(PRESSABLE) !== null;
      if (event.pointerType !== "touch" || !event.isPrimary || onControl) return clear();
      start.current = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        at: event.timeStamp,
      };
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      clear();
      if (from === null || from.id !== event.pointerId) return;
      const ms = event.timeStamp - from.at;
      const direction = swipeDirection(event.clientX - from.x, event.clientY - from.y, ms);
      if (direction !== null) onSwipe(direction);
    },
    /** The browser took over the gesture for scrolling. */
    onPointerCancel: clear,
  };
}
