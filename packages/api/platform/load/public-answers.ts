/** Caches public answers for one second; concurrent equal reads are coalesced. */
import { SECOND } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { type Clock, isFresh } from "../clock.ts";

const FRESH_MS = SECOND;
/** Limit of cached answers; the oldest are dropped first. */
const MAX_CACHED = 500;

interface CachedAnswer {
  answer: unknown;
  at: number;
}

export class PublicAnswers {
  readonly #cached = new Map<string, CachedAnswer>();
  readonly #running = new Map<string, Promise<unknown>>();
  /** Counts calls of `clear`: an answer that was read before one is not stored. */
  #clears = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The cached answer of a key; undefined if it is over a second old. */
  find(key: string): unknown {
    const cached = this.#cached.get(key);
    if (cached === undefined || !isFresh(cached.at, this.#clock.now(), FRESH_MS)) return undefined;
    return cached.answer;
  }

  /** Returns the cached answer or shares a running read, else reads it. Refusals are not cached. */
  async read(key: string, read: () => unknown): Promise<unknown> {
    const known = this.find(key);
    if (known !== undefined) return known;
    let running = this.#running.get(key);
    if (running === undefined) {
      running = this.#readNow(key, read).finally(() => this.#running.delete(key));
      this.#running.set(key, running);
    }
    return running;
  }

  /** Clears the cache: the season changed. */
  clear(): void {
    this.#clears += 1;
    this.#cached.clear();
    this.#running.clear();
  }

  async #readNow(key: string, read: () => unknown): Promise<unknown> {
    const before = this.#clears;
    const answer = await read();
    if (this.#clears === before && !(answer instanceof GameError)) this.#store(key, answer);
    return answer;
  }

  #store(key: string, answer: unknown): void {
    // Move it to the end: entries are ordered by age.
    this.#cached.delete(key);
    const [oldest] = this.#cached.keys();
    if (oldest !== undefined && this.#cached.size >= MAX_CACHED) this.#cached.delete(oldest);
    this.#cached.set(key, { answer, at: this.#clock.now() });
  }
}
