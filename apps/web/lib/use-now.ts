import { useSyncExternalStore } from "react";
import { serverNow } from "./server-clock.ts";

const TICK_MS = 1000;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const notify of listeners) notify();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * The result of `read` for the server time in milliseconds; recomputed every second, rerendered
 * only when it changes.
 */
export function useNowSelector(read: (now: number) => number): number {
  const select = () => read(serverNow());
  return useSyncExternalStore(subscribe, select, select);
}

/**
 * Server time in milliseconds, updated once a second while it is used; `scale` makes it coarser.
 */
export function useNow(scale = TICK_MS): number {
  return useNowSelector((now) => Math.floor(now / scale) * scale);
}
