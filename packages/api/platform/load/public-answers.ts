/**
 * Caches public answers for one second; concurrent equal reads are coalesced. Not a `FreshValue`
 * per key: there are as many keys as inputs, a refusal is not kept, and the age counts from the
 * answer, so that one of a slow read is used, too.
 */
import { SECOND } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { BoundedMap } from "../caches/bounded-map.ts";
import { type Clock, isFresh } from "../clock.ts";

const FRESH_MS = SECOND;
/** Limit of cached answers; the oldest are dropped first. */
const MAX_CACHED = 500;

interface CachedAnswer {
  answer: unknown;
  at: number;
}

export class PublicAnswers {
  readonly #cached = new BoundedMap<string, CachedAnswer>(MAX_CACHED);
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
    const shared = this.#running.get(key);
    if (shared !== undefined) return shared;
    const running = this.#readNow(key, read).finally(() => {
      if (this.#running.get(key) === running) this.#running.delete(key);
    });
    this.#running.set(key, running);
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
    const isKept = this.#clears === before && !(answer instanceof GameError);
    if (isKept) this.#cached.set(key, { answer, at: this.#clock.now() });
    return answer;
  }
}
