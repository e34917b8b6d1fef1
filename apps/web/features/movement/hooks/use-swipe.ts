import type { Direction } from "@emberlode/game";
import { type PointerEvent, useRef } from "react";
import { swipeDirection } from "../swipe.ts";

const PRESSABLE = "button, a[href], input";

/** Swipe handlers: a swipe walks in one of the eight directions. */
export function useSwipe(onSwipe: (direction: Direction) => void) {
  const start = useRef<{ id: number; x: number; y: number; at: number } | null>(null);
  const forget = () => {
    start.current = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      const onControl = event.target instanceof Element && event.target.closest(PRESSABLE) !== null;
      if (event.pointerType !== "touch" || !event.isPrimary || onControl) return forget();
      start.current = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        at: event.timeStamp,
      };
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      forget();
      if (from === null || from.id !== event.pointerId) return;
      const ms = event.timeStamp - from.at;
      const direction = swipeDirection(event.clientX - from.x, event.clientY - from.y, ms);
      if (direction !== null) onSwipe(direction);
    },
    /** The browser took the gesture for scrolling. */
    onPointerCancel: forget,
  };
}
