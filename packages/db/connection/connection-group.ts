/** Connections of one kind: lends them to statements, and replaces those that are lost. */
import {
  type ConnectionSettings,
  checkDurability,
  checkSchema,
  SELECT_CONNECTION_SETTINGS,
} from "./check.ts";
import { Connection, reconnectPauseMs, type Statement } from "./connection.ts";
import type { DatabaseTarget } from "./database-url.ts";
import {
  failureReason,
  isConnectionFailure,
  MisconfiguredError,
  OverloadedError,
  UnavailableError,
} from "./errors.ts";
import type { OutageReason } from "./outage-reason.ts";

interface Waiter {
  take(connection: Connection): void;
  refuse(error: Error): void;
  timer: NodeJS.Timeout;
  gone: boolean;
}

/** The state and history of the connections of one kind. */
export interface ConnectionCounts {
  /** Open now. */
  readonly open: number;
  /** Open and running a statement now. */
  readonly busy: number;
  /** Statements waiting for one now. */
  readonly waiting: number;
  /** Open ones that were lost or discarded. */
  readonly lost: number;
  /** Failed attempts to open one. */
  readonly failedOpens: number;
}

interface GroupOptions {
  /** Maximum number of connections. */
  size: number;
  /** Whether read-only connections are discarded until one can write. */
  writes: boolean;
  /** Called with each usable connection that was opened. */
  onOpened?: () => void;
}

/** Runs statements in order on the same connection. */
export type RunOnConnection = (statement: Statement) => Promise<unknown[]>;

const MAX_WAITING = 5000;
const OPEN_DEADLINE_MS = 3000;
/**
 * A statement's minimum time, however long it waited: a shorter one would end healthy connections.
 */
const MIN_RUN_MS = 500;
/** Sent on each new connection; causes no server error, so it fills no log. */
const PROBE: Statement = { text: SELECT_CONNECTION_SETTINGS, parameters: [], values: false };

/** Connections of one kind. Opens them on demand, replaces dead ones, and queues statements. */
export class ConnectionGroup {
  readonly #target: DatabaseTarget;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #size: number;
  readonly #world: string;
  readonly #writes: boolean;
  readonly #onOpened: () => void;
  /** Open connections, each with its generation. */
  readonly #connections = new Map<Connection, number>();
  readonly #idle: Connection[] = [];
  #waiting: Waiter[] = [];
  #opening = 0;
  #failures = 0;
  #lost = 0;
  #failedOpens = 0;
  #closed = false;
  #generation = 0;
  /** Why the last attempt to open one failed; null when it did not. */
  #openFailure: OutageReason | null = null;

  /** @param settings of each connection; `search_path` must lead to the world */
  constructor(
    target: DatabaseTarget,
    settings: Readonly<Record<string, string>> & { search_path: string },
    { size, writes, onOpened = () => {} }: GroupOptions,
  ) {
    this.#target = target;
    this.#settings = settings;
    this.#world = settings.search_path;
    this.#size = size;
    this.#writes = writes;
    this.#onOpened = onOpened;
  }

  counts(): ConnectionCounts {
    return {
      open: this.#connections.size,
      busy: this.#connections.size - this.#idle.length,
      waiting: this.#waiting.filter(({ gone }) => !gone).length,
      lost: this.#lost,
      failedOpens: this.#failedOpens,
    };
  }

  /**
   * Runs one statement; the deadline includes the wait for a connection. After a long wait it still
   * gets half a second.
   */
  run(statement: Statement, deadlineMs: number): Promise<unknown[]> {
    return this.runAll((run) => run(statement), deadlineMs);
  }

  /** Runs several statements on one connection; the deadline covers all of them and the wait. */
  async runAll<T>(work: (run: RunOnConnection) => Promise<T>, deadlineMs: number): Promise<T> {
    const end = performance.now() + deadlineMs;
    const minMs = Math.min(MIN_RUN_MS, deadlineMs);
    const connection = this.#takeIdle() ?? (await this.#wait(deadlineMs));
    try {
      return await work((one) => connection.run(one, Math.max(minMs, end - performance.now())));
    } finally {
      this.#release(connection);
    }
  }

  /** Resolves when a connection is open, opening one if none. */
  async reach(deadlineMs: number): Promise<void> {
    if (this.#connections.size === 0) await this.run(PROBE, deadlineMs);
  }

  /** Replaces every connection: idle ones now, the others when their statement is over. */
  renew(): void {
    this.#generation += 1;
    for (const connection of this.#idle.splice(0)) {
      this.#connections.delete(connection);
      void connection.close();
    }
  }

  #takeIdle(): Connection | null {
    for (
      let connection = this.#idle.pop();
      connection !== undefined;
      connection = this.#idle.pop()
    ) {
      if (!connection.dead) return connection;
    }
    return null;
  }

  #wait(deadlineMs: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      if (this.#closed) {
        reject(new UnavailableError("The pool is closed.", "deadline"));
        return;
      }
      if (this.#waiting.length >= MAX_WAITING) {
        reject(new OverloadedError("Too many queries are waiting."));
        return;
      }
      const waiter: Waiter = {
        take: resolve,
        refuse: reject,
        gone: false,
        timer: setTimeout(() => {
          waiter.gone = true;
          reject(this.#timeoutError());
        }, deadlineMs),
      };
      this.#waiting.push(waiter);
      this.#open();
    });
  }

  /** Why there was no connection in time: all were busy, or none could be opened. */
  #timeoutError(): UnavailableError {
    const message = "no connection in time";
    const isBusy = this.#connections.size > 0 && this.#openFailure === null;
    if (isBusy) return new OverloadedError(message);
    return new UnavailableError(message, this.#openFailure ?? "deadline");
  }

  #release(connection: Connection): void {
    if (connection.dead || this.#connections.get(connection) !== this.#generation) {
      this.#connections.delete(connection);
      void connection.close();
      this.#open();
      return;
    }
    const waiter = this.#nextWaiter();
    if (waiter === null) {
      this.#idle.push(connection);
      return;
    }
    clearTimeout(waiter.timer);
    waiter.take(connection);
  }

  #nextWaiter(): Waiter | null {
    for (let waiter = this.#waiting.shift(); waiter !== undefined; waiter = this.#waiting.shift()) {
      if (!waiter.gone) return waiter;
    }
    return null;
  }

  /** Opens as many connections as needed and allowed, after a pause if the last attempt failed. */
  #open(): void {
    const connectionsToOpen = Math.min(this.#waiting.length, this.#size - this.#connections.size);
    while (!this.#closed && this.#opening < connectionsToOpen) {
      this.#opening++;
      void this.#openOne();
    }
  }

  async #openOne(): Promise<void> {
    if (this.#failures > 0) {
      const pause = reconnectPauseMs(this.#failures);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    if (this.#closed) return;
    const generation = this.#generation;
    const connection = new Connection(this.#target, this.#settings, () => this.#remove(connection));
    try {
      const [row] = (await connection.run(PROBE, OPEN_DEADLINE_MS)) as ConnectionSettings[];
      if (row === undefined) throw new UnavailableError("The database did not answer.");
      checkDurability(row);
      checkSchema(row, this.#world);
      if (this.#writes && row.transaction_read_only !== "off") {
        throw new UnavailableError("The database is read-only.", "read_only");
      }
      this.#failures = 0;
      this.#openFailure = null;
      this.#opening--;
      if (this.#closed) {
        void connection.close();
        return;
      }
      this.#connections.set(connection, generation);
      this.#onOpened();
      this.#release(connection);
    } catch (error) {
      connection.kill("The connection could not be opened.");
      this.#openFailure = failureReason(error);
      this.#failures += 1;
      this.#failedOpens += 1;
      this.#opening--;
      if (isConnectionFailure(error) && !(error instanceof MisconfiguredError)) {
        this.#waiting = this.#waiting.filter((waiter) => !waiter.gone);
        this.#open();
        return;
      }
      this.#refuseAll(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** A permanent failure (no such database, no TLS, wrong schema) goes to all waiting callers. */
  #refuseAll(error: Error): void {
    for (let waiter = this.#nextWaiter(); waiter !== null; waiter = this.#nextWaiter()) {
      clearTimeout(waiter.timer);
      waiter.refuse(error);
    }
  }

  #remove(connection: Connection): void {
    if (this.#connections.delete(connection)) this.#lost += 1;
    const at = this.#idle.indexOf(connection);
    if (at >= 0) this.#idle.splice(at, 1);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#refuseAll(new UnavailableError("The pool is closed."));
    await Promise.all([...this.#connections.keys()].map((connection) => connection.close()));
    this.#connections.clear();
    this.#idle.length = 0;
  }
}
