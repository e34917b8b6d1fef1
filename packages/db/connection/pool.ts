/** The connections of a process: for reads, the group commit, transactions and notifications. */
import { setTimeout as sleep } from "node:timers/promises";
import { bareStatement, CommitCheck } from "./commit-check.ts";
import type { Statement } from "./connection.ts";
import { type ConnectionCounts, ConnectionGroup } from "./connection-group.ts";
import { checkWorld, parseDatabaseUrl } from "./database-url.ts";
import { isConflict, OverloadedError, outageReason } from "./errors.ts";
import { type Listener, type ListenHandlers, listen } from "./listener.ts";
import type { OutageReason } from "./outage-reason.ts";
import { encodeParameter, type Parameter } from "./parameters.ts";
import { inTransaction } from "./transaction.ts";

/** Runs a query; rows as objects, or as arrays with `values`. */
export type RunQuery = (
  text: string,
  parameters: readonly Parameter[],
  values: boolean,
) => Promise<unknown[]>;

/** The connections of one process to one world. */
export interface Pool {
  readonly world: string;
  /**
   * Runs one statement on a read connection; rows as objects. Its failures never crash the process.
   * The group commit also uses it to write an action alone after a lock timeout. Such a commit
   * lacks the settings of the commit connection: Postgres may choose other plans and waits up to a
   * second for a lock. `check` does not repeat it if it fails.
   */
  query<Row>(text: string, parameters?: readonly Parameter[], deadlineMs?: number): Promise<Row[]>;
  /** Runs one statement like `query`; rows as arrays, in the order of the columns. */
  values(
    text: string,
    parameters?: readonly Parameter[],
    deadlineMs?: number,
  ): Promise<unknown[][]>;
  /**
   * Runs statements in a transaction, on a connection used only for transactions. The deadline
   * covers all of it. The work runs again after a deadlock or serialization failure.
   */
  transaction<T>(work: (run: RunQuery) => Promise<T>, deadlineMs?: number): Promise<T>;
  /** Runs one statement on the only commit connection. For the batches of the group commit. */
  commit<Row>(text: string, parameters: readonly Parameter[], deadlineMs?: number): Promise<Row[]>;
  /**
   * Runs one statement on a separate connection, for checks that must not wait for reads or
   * commits.
   */
  observe<Row>(text: string, deadlineMs: number): Promise<Row[]>;
  /** Listens for notifications between this world's processes; see `CHANNEL`. */
  listen(handlers: ListenHandlers): Listener;
  /**
   * Checks whether the database can read and write; throws the reason if not. Uses the connection
   * of `observe`, so that our own long queue is not mistaken for an outage. Repeats the last failed
   * commit and rolls it back, to test what only that commit needs.
   */
  check(deadlineMs: number): Promise<void>;
  /** Calls the listener with the reason whenever a statement failed because of the database. */
  onFailure(listener: (reason: OutageReason) => void): void;
  counts(): PoolCounts;
  /** Closes every connection; pending statements finish or fail within a second. */
  close(): Promise<void>;
}

export interface PoolCounts {
  readonly reads: ConnectionCounts;
  readonly transactions: ConnectionCounts;
  readonly commits: ConnectionCounts;
}

export interface PoolOptions {
  /** `postgres://…`, see `parseDatabaseUrl`. */
  url: string;
  /** The world's schema. */
  world: string;
  /** Read connections, for single statements; 8 by default. */
  reads?: number;
  /** Connections for transactions, 4 by default. */
  transactions?: number;
  applicationName?: string;
  /** Maximum time of a statement, in milliseconds; 3,000 by default. */
  deadlineMs?: number;
}

/** Waiting for a connection, the statement and its answer, in total. */
const DEADLINE_MS = 3000;

/** Longer than Postgres's deadlock timeout of one second, so deadlocks are detected as such. */
const TRANSACTION_LOCK_TIMEOUT = "2000";
/** Maximum number of tries of a transaction that conflicts with another. */
const MAX_TRIES = 3;

/** Plans of the commit statement must not depend on statistics, which a new table lacks. */
const COMMIT_PLANS = {
  plan_cache_mode: "force_generic_plan",
  enable_seqscan: "off",
  enable_hashjoin: "off",
  enable_mergejoin: "off",
  jit: "off",
};

/** All players wait for a running batch. It never waits for rows of players and fields. */
const COMMIT_LOCK_TIMEOUT_MS = 250;
/** The notification channel of a world's processes, as SQL: one name per schema. */
export const CHANNEL = "'emberlode_' || current_schema";

/** Connections are opened only when the first statements run. */
export function createPool(options: PoolOptions): Pool {
  const { url, world, reads = 8, transactions = 4 } = options;
  const { applicationName, deadlineMs = DEADLINE_MS } = options;
  const target = parseDatabaseUrl(url);
  const settings = {
    search_path: checkWorld(world),
    application_name: applicationName ?? "emberlode",
    statement_timeout: String(deadlineMs),
    lock_timeout: "1000",
    idle_in_transaction_session_timeout: "5000",
    synchronous_commit: "on",
  };
  /** Whether read connections from a read-only phase may still be open. */
  let staleReaders = false;
  const readers = new ConnectionGroup(target, settings, { size: reads, writes: false });
  const forTransactions = { ...settings, lock_timeout: TRANSACTION_LOCK_TIMEOUT };
  const transactors = new ConnectionGroup(target, forTransactions, {
    size: transactions,
    writes: true,
  });
  const forCommits = {
    ...settings,
    ...COMMIT_PLANS,
    lock_timeout: String(COMMIT_LOCK_TIMEOUT_MS),
  };
  const committer = new ConnectionGroup(target, forCommits, {
    size: 1,
    writes: true,
    onOpened() {
      if (staleReaders) readers.renew();
      staleReaders = false;
    },
  });
  /** With the settings of commits, since it may repeat one. */
  const observer = new ConnectionGroup(target, forCommits, { size: 1, writes: false });
  const commitCheck = new CommitCheck();
  const failureListeners = new Set<(reason: OutageReason) => void>();

  /**
   * One connection is read-only: new ones for commits and checks will show whether others can
   * write.
   */
  function foundReadOnly(): void {
    staleReaders = true;
    transactors.renew();
    committer.renew();
    observer.renew();
  }

  /** Returns the reason when the database may be to blame. */
  function reportFailure(error: unknown): OutageReason | null {
    if (error instanceof OverloadedError) return null;
    const reason = outageReason(error);
    if (reason === null) return null;
    if (reason === "read_only") foundReadOnly();
    for (const listener of failureListeners) listener(reason);
    return reason;
  }

  const run = async (
    group: ConnectionGroup,
    text: string,
    parameters: readonly Parameter[],
    values: boolean,
    deadlineMs: number,
  ) => {
    const prepared: Statement = { text, parameters: parameters.map(encodeParameter), values };
    try {
      return await group.run(prepared, deadlineMs);
    } catch (error) {
      const reason = reportFailure(error);
      if (group === committer && reason !== null) commitCheck.repeatLater(prepared);
      throw error;
    }
  };

  async function transact<T>(work: (run: RunQuery) => Promise<T>, deadlineMs: number): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await transactors.runAll(
          (run) =>
            inTransaction(run, (runOne) =>
              work((text, parameters, values) =>
                runOne({ text, parameters: parameters.map(encodeParameter), values }),
              ),
            ),
          deadlineMs,
        );
      } catch (error) {
        reportFailure(error);
        if (attempt === MAX_TRIES || !isConflict(error)) throw error;
        await sleep(Math.random() * 20 * attempt);
      }
    }
  }

  const listeners = new Set<Listener>();

  return {
    world,
    listen(handlers) {
      const listener = listen(target, settings, `emberlode_${world}`, handlers);
      listeners.add(listener);
      return {
        async close() {
          listeners.delete(listener);
          await listener.close();
        },
      };
    },
    query: async <Row>(text: string, parameters: readonly Parameter[] = [], ms = deadlineMs) =>
      (await run(readers, text, parameters, false, ms)) as Row[],
    values: async (text, parameters = [], ms = deadlineMs) =>
      (await run(readers, text, parameters, true, ms)) as unknown[][],
    transaction: (work, ms = deadlineMs) => transact(work, ms),
    commit: async <Row>(text: string, parameters: readonly Parameter[], ms = deadlineMs) =>
      (await run(committer, text, parameters, false, ms)) as Row[],
    observe: async <Row>(text: string, ms: number) =>
      (await observer.run(bareStatement(text), ms)) as Row[],
    check: async (ms) => {
      try {
        await Promise.all([
          observer.runAll((runOne) => commitCheck.run(runOne), ms),
          // A database that works but rejects our connections is of no use.
          readers.reach(ms),
          committer.reach(ms),
        ]);
      } catch (error) {
        if (outageReason(error) === "read_only") foundReadOnly();
        throw error;
      }
    },
    onFailure: (listener) => void failureListeners.add(listener),
    counts: () => ({
      reads: readers.counts(),
      transactions: transactors.counts(),
      commits: committer.counts(),
    }),
    close: async () => {
      const listening = [...listeners].map((listener) => listener.close());
      await Promise.all([
        ...[readers, transactors, committer, observer].map((group) => group.close()),
        ...listening,
      ]);
    },
  };
}
