/** Caches public answers for one second; concurrent equal reads are coalesced. */
import { SECOND } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { type Clock, isFresh } from "../clock.ts";

const FRESH_MS = SECOND;
/** Limit of cached answers; the oldest are dropped first. */
const MAX_KEPT = 500;

interface Kept {
  answer: unknown;
  at: number;
}

export class PublicAnswers {
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<unknown>>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The cached answer of a key; undefined if it is over a second old. */
  find(key: string): unknown {
    const kept = this.#kept.get(key);
    if (kept === undefined || !isFresh(kept.at, this.#clock.now(), FRESH_MS)) return undefined;
    return kept.answer;
  }

  /** Returns the cached answer or shares a running read, else reads it. Refusals are not cached. */
  async read(key: string, read: () => unknown): Promise<unknown> {
    const known = this.find(key);
    if (known !== undefined) return known;
    let underWay = this.#underWay.get(key);
    if (underWay === undefined) {
      underWay = this.#readNow(key, read).finally(() => this.#underWay.delete(key));
      this.#underWay.set(key, underWay);
    }
    return underWay;
  }

  async #readNow(key: string, read: () => unknown): Promise<unknown> {
    const answer = await read();
    if (!(answer instanceof GameError)) this.#keep(key, answer);
    return answer;
  }

  #keep(key: string, answer: unknown): void {
    // Move it to the end: entries are ordered by age.
    this.#kept.delete(key);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MAX_KEPT) this.#kept.delete(oldest);
    this.#kept.set(key, { answer, at: this.#clock.now() });
  }
}
