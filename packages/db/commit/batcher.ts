/**
 * Writes actions in batches: one statement at a time, with all actions that arrived during the
 * last.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { isDuplicate, isLockTimeout, isRetryable, OverloadedError } from "../connection/errors.ts";
import type { Pool } from "../connection/pool.ts";
import type { EncodedAction } from "./encode.ts";
import { Histogram, SECONDS_BOUNDS } from "./histogram.ts";
import { BLOCKED_STATEMENT, statementFor } from "./statement.ts";
import { SECTION, type StatementVariant } from "./statement-variant.ts";

/**
 * The result of writing an action. `missed`: a version changed or its key was used before.
 * `rowBlocked`: another transaction has locked the row of a player or field. `lockTimeout`: the
 * statement timed out on another locked row. Only `written` changed anything.
 */
type WriteResult = "written" | "missed" | "rowBlocked" | "lockTimeout";

export interface SubmitOptions {
  /** By `performance.now`. */
  deadline: number;
  /** Called when another transaction has locked one of the action's rows. */
  onBlocked(): void;
}

interface Pending extends SubmitOptions {
  action: EncodedAction;
  resolve(result: WriteResult): void;
  reject(error: unknown): void;
}

/** Sends a statement; its row lists the numbers of the written actions. */
type Send = (text: string, values: readonly [string]) => Promise<{ done: string | null }[]>;

const MAX_BATCH = 256;
const MAX_QUEUE = 4096;
/** Maximum number of read connections in use by actions written alone (see `Pool.query`). */
const MAX_SOLO = 2;
/** Pauses before retrying on a locked row, in milliseconds. */
const FIRST_PAUSE_MS = 2;
const MAX_PAUSE_MS = 50;
const BATCH_BOUNDS = [1, 2, 4, 8, 16, 32, 64, 128];

/** Statistics of one process's group commit. */
export interface CommitCounts {
  /** Actions per statement. */
  readonly batches: Histogram;
  /** Durations of statements in seconds, from sending to answer or timeout. */
  readonly seconds: Histogram;
  /** Failed statements; one with several actions is followed by one for each of them. */
  readonly failed: number;
  /** Actions waiting for the next statement now. */
  readonly waiting: number;
  /** Actions that were loaded and judged again after a conflict or a lost connection. */
  readonly retries: number;
}

/** The variant of the statement that can write the whole batch. */
const variantOfBatch = (batch: readonly Pending[]): StatementVariant =>
  batch.reduce<StatementVariant>((variant, { action }) => variant | action.variant, SECTION.basic);

/** The numbers in a statement's result. */
const numbersOf = (list: string | null | undefined): ReadonlySet<number> =>
  new Set(list?.split(",").map(Number));

const rowsOf = (actions: readonly Pending[]): string =>
  `[${actions.map(({ action }) => action.rows).join(",")}]`;

/** Batches actions that arrive while a statement is running. */
export class Batcher {
  readonly #pool: Pool;
  #queue: Pending[] = [];
  #busy = false;
  #solo: Pending[] = [];
  #activeSolo = 0;
  readonly batches = new Histogram(BATCH_BOUNDS);
  readonly seconds = new Histogram(SECONDS_BOUNDS);
  failed = 0;

  readonly #sendBatch: Send;
  readonly #sendSolo: Send;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#sendBatch = (text, values) => pool.commit(text, values);
    this.#sendSolo = (text, values) => pool.query(text, values);
  }

  get waiting(): number {
    return this.#queue.length + this.#solo.length;
  }

  /**
   * Writes one action with the next batch. Retries with later batches until its deadline while
   * another transaction locks its rows. Rejects with `UnavailableError` if it is unknown whether
   * the action was written.
   */
  async submit(action: EncodedAction, options: SubmitOptions): Promise<WriteResult> {
    const { deadline, onBlocked } = options;
    let result = await this.#submitNext(action, options);
    let pause = FIRST_PAUSE_MS;
    while (result === "rowBlocked" || result === "lockTimeout") {
      onBlocked();
      if (performance.now() + pause >= deadline) break;
      await sleep(pause * (0.5 + Math.random() / 2));
      pause = Math.min(2 * pause, MAX_PAUSE_MS);
      result = await (result === "rowBlocked"
        ? this.#submitNext(action, options)
        : this.#submitSolo(action, options));
    }
    return result;
  }

  #submitNext(action: EncodedAction, options: SubmitOptions): Promise<WriteResult> {
    return new Promise((resolve, reject) => {
      if (this.#queue.length >= MAX_QUEUE) {
        reject(new OverloadedError("Too many actions are waiting."));
        return;
      }
      this.#queue.push({ action, ...options, resolve, reject });
      this.#schedule();
    });
  }

  /** Writes one action alone, on a read connection, so that no other action waits for its rows. */
  #submitSolo(action: EncodedAction, options: SubmitOptions): Promise<WriteResult> {
    return new Promise((resolve, reject) =>
      this.#enqueueSolo([{ action, ...options, resolve, reject }]),
    );
  }

  #enqueueSolo(actions: readonly Pending[]): void {
    this.#solo.push(...actions);
    while (this.#activeSolo < MAX_SOLO && this.#solo.length > 0) {
      void this.#runSolo();
    }
  }

  async #runSolo(): Promise<void> {
    this.#activeSolo += 1;
    for (let next = this.#solo.shift(); next !== undefined; next = this.#solo.shift()) {
      // Skip it, so that the actions queued behind it aren't delayed.
      if (performance.now() >= next.deadline) next.resolve("lockTimeout");
      else await this.#write([next], this.#sendSolo);
    }
    this.#activeSolo -= 1;
  }

  #schedule(): void {
    if (this.#busy || this.#queue.length === 0) return;
    this.#busy = true;
    setImmediate(() => {
      const batch = this.#queue.splice(0, MAX_BATCH);
      this.#write(batch, this.#sendBatch).finally(() => {
        this.#busy = false;
        this.#schedule();
      });
    });
  }

  /** @param send sends the statement on the commit connection or on a read connection */
  async #write(batch: readonly Pending[], send: Send): Promise<void> {
    this.batches.add(batch.length);
    try {
      const [answer] = await this.#timed(() =>
        send(statementFor(variantOfBatch(batch)), [rowsOf(batch)]),
      );
      const done = numbersOf(answer?.done);
      const skipped = batch.filter(({ action }) => !done.has(action.n));
      for (const { action, resolve } of batch) if (done.has(action.n)) resolve("written");
      if (skipped.length > 0) void this.#resolveSkipped(skipped);
    } catch (error) {
      this.failed += 1;
      await this.#handleFailure(batch, error, send);
    }
  }

  /** Resolves skipped actions with their reason, while the next batch is written. */
  async #resolveSkipped(actions: readonly Pending[]): Promise<void> {
    const [answer] = await this.#pool
      .query<{ blocked: string | null }>(BLOCKED_STATEMENT, [rowsOf(actions)])
      .catch(() => []);
    const blocked = numbersOf(answer?.blocked);
    for (const { action, resolve } of actions)
      resolve(blocked.has(action.n) ? "rowBlocked" : "missed");
  }

  async #timed<T>(send: () => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await send();
    } finally {
      this.seconds.add((performance.now() - began) / 1000);
    }
  }

  /**
   * Settles a failed batch. An error of one action must not fail the others, so each is written in
   * a statement of its own.
   */
  async #handleFailure(batch: readonly Pending[], error: unknown, send: Send): Promise<void> {
    const [first] = batch;
    if (isLockTimeout(error)) {
      // One of them timed out on a lock, so all of them were rolled back.
      for (const { onBlocked } of batch) onBlocked();
      if (batch.length > 1) this.#enqueueSolo(batch);
      else first?.resolve("lockTimeout");
    } else if (isRetryable(error)) {
      for (const { reject } of batch) reject(error);
    } else if (batch.length > 1) {
      for (const pending of batch) await this.#write([pending], send);
    } else if (isDuplicate(error)) {
      first?.resolve("missed");
    } else {
      first?.reject(error);
    }
  }
}
