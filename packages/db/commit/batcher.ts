import { isDuplicate, isRetryable, UnavailableError } from "../connection/errors.ts";
import type { Pool } from "../connection/pool.ts";
import type { Encoded } from "./encode.ts";
import { SECONDS_BOUNDS, Spread } from "./spread.ts";
import { COMMIT_STATEMENT, DAILY_STATEMENT } from "./statement.ts";

/** True when the action was written; false when a version moved on or its key was used before. */
type Outcome = boolean;

interface Pending {
  action: Encoded;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

const MAX_BATCH = 256;
const MAX_QUEUE = 4096;
const BATCH_BOUNDS = [1, 2, 4, 8, 16, 32, 64, 128];

/** What the group commit of one process did so far. */
export interface CommitCounts {
  /** Actions per statement. */
  readonly batches: Spread;
  /** What statements took, in seconds, from being sent to being answered or given up. */
  readonly seconds: Spread;
  /** Statements that failed; one with several actions is followed by one for each of them. */
  readonly failed: number;
  /** Actions that wait for the next statement now. */
  readonly waiting: number;
  /** Actions that were loaded and decided anew, since somebody was faster or a connection was lost. */
  readonly retries: number;
}

/** Gathers actions that come in while a statement is under way into the next one. */
export class Batcher {
  readonly #pool: Pool;
  #queue: Pending[] = [];
  #busy = false;
  readonly batches = new Spread(BATCH_BOUNDS);
  readonly seconds = new Spread(SECONDS_BOUNDS);
  failed = 0;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** Writes one action with the next batch. Rejects with `UnavailableError` when the outcome is unknown. */
  submit(action: Encoded): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      if (this.#queue.length >= MAX_QUEUE) {
        reject(new UnavailableError("too many actions wait"));
        return;
      }
      this.#queue.push({ action, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#busy || this.#queue.length === 0) return;
    this.#busy = true;
    setImmediate(() => {
      const batch = this.#queue.splice(0, MAX_BATCH);
      this.#write(batch).finally(() => {
        this.#busy = false;
        this.#schedule();
      });
    });
  }

  async #write(batch: readonly Pending[]): Promise<void> {
    this.batches.add(batch.length);
    try {
      const rows = batch.map(({ action }) => action.rows).join(",");
      const text = batch.every(({ action }) => action.daily) ? DAILY_STATEMENT : COMMIT_STATEMENT;
      const [answer] = await this.#timed(text, `[${rows}]`);
      const done = new Set(answer?.done?.split(",").map(Number));
      for (const { action, resolve } of batch) resolve(done.has(action.n));
    } catch (error) {
      this.failed += 1;
      await this.#failed(batch, error);
    }
  }

  async #timed(text: string, rows: string) {
    const began = performance.now();
    try {
      return await this.#pool.commit<{ done: string | null }>(text, [rows]);
    } finally {
      this.seconds.add((performance.now() - began) / 1000);
    }
  }

  /** What is wrong with one action must not fail the others: each is written alone. */
  async #failed(batch: readonly Pending[], error: unknown): Promise<void> {
    const [first] = batch;
    if (isRetryable(error)) {
      for (const { reject } of batch) reject(error);
    } else if (batch.length > 1) {
      for (const one of batch) await this.#write([one]);
    } else if (isDuplicate(error)) {
      first?.resolve(false);
    } else {
      first?.reject(error);
    }
  }
}
