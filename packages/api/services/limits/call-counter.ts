/** Counts calls by key, in windows of a fixed length that begin with their first call. */
import { type Clock, isFresh } from "../clock.ts";

/** How often in a window's length those that are over are swept. */
const SWEEPS = 10;

/** The calls of one key since `beganAt`. */
export interface CallWindow {
  /** Milliseconds. */
  readonly beganAt: number;
  calls: number;
}

/** A call that was counted or refused, and how long it is until the window ends. */
type Counted = { waitMs: number } & ({ ok: true; left: number; beganAt: number } | { ok: false });

export interface CallCounter {
  /** @param times how many times the usual number this key may call */
  count(key: string, times?: number): Counted;
  /** Takes back a call that was counted in the window that began then. */
  giveBack(key: string, beganAt: number): void;
}

/**
 * Counts up to `most` calls per key and window, or some times as many. What was refused or given back is not counted. Only
 * keys with a call in their window, or in one that ended just now, are held in `windows`, which is in
 * the order of their beginnings.
 */
export function createCallCounter(
  { most, windowMs }: { most: number; windowMs: number },
  clock: Clock,
  windows = new Map<string, CallWindow>(),
): CallCounter {
  const isOpen = (window: CallWindow, now: number) => isFresh(window.beganAt, now, windowMs);

  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Not with every call: going past the places of those that are gone costs time. */
  function closeOld(now: number): void {
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
      closeOld(now);
      let window = windows.get(key);
      // One behind an open window is still there after the clock was set back.
      if (window === undefined || !isOpen(window, now)) {
        windows.delete(key);
        window = { beganAt: now, calls: 0 };
      }
      const { beganAt } = window;
      const waitMs = beganAt + windowMs - now;
      if (window.calls >= most * times) return { ok: false, waitMs };
      window.calls += 1;
      if (window.calls === 1) windows.set(key, window);
      return { ok: true, waitMs, left: most * times - window.calls, beganAt };
    },
    giveBack(key, beganAt) {
      const window = windows.get(key);
      if (window === undefined || window.beganAt !== beganAt) return;
      window.calls -= 1;
      if (window.calls === 0) windows.delete(key);
    },
  };
}
