/** Counts the calls of a key within a window. */
import { type Clock, isFresh } from "../clock.ts";

/** How many times per window expired windows are swept. */
const SWEEPS = 10;

/** The calls of one key since `beganAt`. */
export interface CallWindow {
  /** Milliseconds. */
  readonly beganAt: number;
  calls: number;
}

/** A counted or refused call, and the milliseconds until its window ends. */
type CountResult = { waitMs: number } & (
  | { ok: true; left: number; beganAt: number }
  | { ok: false }
);

export interface CallCounter {
  /** @param times multiplies the limit for this key */
  count(key: string, times?: number): CountResult;
  /** Takes back a call counted in the window that began at this time. */
  refund(key: string, beganAt: number): void;
}

/**
 * Counts up to `maxCalls` calls per key and window, or a multiple. Refused and refunded calls are
 * not counted. `windows` holds only keys with a call in the current or the previous window, ordered
 * by their start.
 */
export function createCallCounter(
  { maxCalls, windowMs }: { maxCalls: number; windowMs: number },
  clock: Clock,
  windows = new Map<string, CallWindow>(),
): CallCounter {
  const isOpen = (window: CallWindow, now: number) => isFresh(window.beganAt, now, windowMs);

  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Not with every call: skipping deleted map entries takes time. */
  function dropExpired(now: number): void {
    if (now >= sweptAt && now - sweptAt < windowMs / SWEEPS) return;
    sweptAt = now;
    for (const [key, window] of windows) {
      if (isOpen(window, now)) return;
      windows.delete(key);
    }
  }

  return {
    count(key, times = 1) {
      const now = clock.now();
      dropExpired(now);
      let window = windows.get(key);
      // After the clock was set back, an expired window may still be behind an open one.
      if (window === undefined || !isOpen(window, now)) {
        windows.delete(key);
        window = { beganAt: now, calls: 0 };
      }
      const { beganAt } = window;
      const waitMs = beganAt + windowMs - now;
      if (window.calls >= maxCalls * times) return { ok: false, waitMs };
      window.calls += 1;
      if (window.calls === 1) windows.set(key, window);
      return { ok: true, waitMs, left: maxCalls * times - window.calls, beganAt };
    },
    refund(key, beganAt) {
      const window = windows.get(key);
      if (window === undefined || window.beganAt !== beganAt) return;
      window.calls -= 1;
      if (window.calls === 0) windows.delete(key);
    },
  };
}
