/** The time that a bot's calls take, including waits for the server's limits. */
import type { Pace, PacedCall } from "./paces.ts";

interface CallWindow {
  maxCalls: number;
  windowMs: number;
  beganAt: number;
  calls: number;
}

/** Computes when a bot's next calls end, and counts them. */
export class Pacer {
  readonly #ms: Pace["ms"];
  readonly #windows: Readonly<Record<PacedCall, CallWindow[]>>;

  constructor({ ms, limits }: Pick<Pace, "ms" | "limits">) {
    const open = (call: PacedCall) =>
      limits[call].map((limit) => ({ ...limit, beganAt: Number.NEGATIVE_INFINITY, calls: 0 }));
    this.#ms = ms;
    this.#windows = { step: open("step"), action: open("action") };
  }

  /** When a call ends that is made at `now` or as soon afterward as the limits allow. */
  after(call: PacedCall, now: number): number {
    const windows = this.#windows[call];
    let at = now;
    for (const { maxCalls, windowMs, beganAt, calls } of windows) {
      if (calls >= maxCalls) at = Math.max(at, beganAt + windowMs);
    }
    for (const window of windows) {
      if (at >= window.beganAt + window.windowMs) {
        window.beganAt = at;
        window.calls = 0;
      }
      window.calls++;
    }
    return at + this.#ms[call];
  }
}
