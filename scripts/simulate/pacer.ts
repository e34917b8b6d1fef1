/** A bot's calls take time: its own, and what the limits of the server make it wait. */
import type { Call, Pace } from "./paces.ts";

interface CallWindow {
  most: number;
  windowMs: number;
  beganAt: number;
  calls: number;
}

/** Says when a bot's next calls are over, and remembers them. */
export class Pacer {
  readonly #ms: Pace["ms"];
  readonly #windows: Readonly<Record<Call, CallWindow[]>>;

  constructor({ ms, limits }: Pace) {
    const open = (call: Call) =>
      limits[call].map((limit) => ({ ...limit, beganAt: Number.NEGATIVE_INFINITY, calls: 0 }));
    this.#ms = ms;
    this.#windows = { step: open("step"), action: open("action") };
  }

  /** When a call that is made at `now`, or as soon after it as the limits allow, is over. */
  after(call: Call, now: number): number {
    const windows = this.#windows[call];
    let at = now;
    for (const { most, windowMs, beganAt, calls } of windows) {
      if (calls >= most) at = Math.max(at, beganAt + windowMs);
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
