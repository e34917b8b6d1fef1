import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { isPress, keyName } from "../../lib/keys.ts";
import { letGo } from "./let-go.ts";

/** Delay before a held button repeats, and the interval, in milliseconds: eight times a second. */
const FIRST_PAUSE_MS = 300;
const REPEAT_MS = 125;
const MAIN_BUTTON = 0;
/** Clicks by assistive technology come without pointer events. */
const WITHOUT_POINTER = 0;

/**
 * Handlers of a button that acts when pressed, and repeatedly while held by pointer, finger or key;
 * `held` marks repetitions. Does nothing while off.
 */
export function useHold(act: (held: boolean) => void, isOff: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const repeat = (after: number) => {
    timer.current = setTimeout(() => {
      act(true);
      repeat(REPEAT_MS);
    }, after);
  };

  useEffect(() => {
    const release = () => clearTimeout(timer.current);
    window.addEventListener("blur", release);
    document.addEventListener("visibilitychange", release);
    return () => {
      release();
      window.removeEventListener("blur", release);
      document.removeEventListener("visibilitychange", release);
    };
  }, []);

  // It may be turned off while held.
  useEffect(() => {
    if (isOff) clearTimeout(timer.current);
  }, [isOff]);

  return {
    onPointerDown(event: PointerEvent) {
      if (isOff || event.button !== MAIN_BUTTON || !event.isPrimary) return;
      stop();
      act(false);
      repeat(FIRST_PAUSE_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onBlur: stop,
    /** A long press must not open the context menu. */
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onKeyDown(event: KeyboardEvent) {
      if (!isPress(event)) return;
      // Prevents the click, which the browser repeats faster than the game walks.
      event.preventDefault();
      if (!isOff) act(event.repeat);
    },
    onKeyUp(event: KeyboardEvent) {
      if (keyName(event) === "Space") event.preventDefault();
    },
    onClick(event: MouseEvent<HTMLElement>) {
      letGo(event);
      if (!isOff && event.detail === WITHOUT_POINTER) act(false);
    },
  };
}
