/** Answers that anybody gets, kept for a second. */
import { SECOND } from "@emberlode/game";
import { type Clock, isFresh } from "../clock.ts";

const FRESH_MS = SECOND;
/** Answers that are kept; the oldest go first. */
const MOST_KEPT = 500;

interface Kept {
  answer: unknown;
  at: number;
}

export class PublicAnswers {
  readonly #kept = new Map<string, Kept>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The answer of a key; undefined without one of the last second. */
  find(key: string): unknown {
    const kept = this.#kept.get(key);
    if (kept === undefined || !isFresh(kept.at, this.#clock.now(), FRESH_MS)) return undefined;
    return kept.answer;
  }

  keep(key: string, answer: unknown): void {
    // Behind all others: they are in the order of their age.
    this.#kept.delete(key);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MOST_KEPT) this.#kept.delete(oldest);
    this.#kept.set(key, { answer, at: this.#clock.now() });
  }
}
