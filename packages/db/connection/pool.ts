import { checkWorld, parseAddress } from "./address.ts";
import { type Listener, type ListenHandlers, listen } from "./listener.ts";
import { encodeParameter, type Parameter } from "./parameters.ts";
import type { Statement } from "./slot.ts";
import { type SlotCounts, SlotGroup } from "./slot-group.ts";

/** The connections of one process to one world. */
export interface Pool {
  readonly world: string;
  /** Runs one statement on a read connection; rows as objects. Failures never take the process down. */
  query<Row>(text: string, parameters?: readonly Parameter[], deadlineMs?: number): Promise<Row[]>;
  /** The same with each row as an array, in the order of the columns. */
  values(
    text: string,
    parameters?: readonly Parameter[],
    deadlineMs?: number,
  ): Promise<unknown[][]>;
  /** Runs one statement on the only commit connection. For the group commit. */
  commit<Row>(text: string, parameters: readonly Parameter[], deadlineMs?: number): Promise<Row[]>;
  /** Listens for what this world's processes notify each other; see `CHANNEL`. */
  listen(handlers: ListenHandlers): Listener;
  counts(): PoolCounts;
  /** Closes every connection; pending statements finish or fail within a second. */
  close(): Promise<void>;
}

export interface PoolCounts {
  readonly reads: SlotCounts;
  readonly commits: SlotCounts;
}

export interface PoolOptions {
  /** `postgres://…`, see `parseAddress`. */
  url: string;
  /** The schema that holds the world. */
  world: string;
  /** Read connections, 8 unless told. */
  reads?: number;
  applicationName?: string;
  /** Longest that a statement may take, in milliseconds; 3,000 unless told. */
  deadlineMs?: number;
}

/** Waiting for a connection, the statement and its answer, all in all. */
const DEADLINE_MS = 3000;

/** Plans of the commit statement must not depend on statistics that a new table does not have. */
const COMMIT_PLANS = {
  plan_cache_mode: "force_generic_plan",
  enable_seqscan: "off",
  enable_hashjoin: "off",
  enable_mergejoin: "off",
  jit: "off",
};

/** The name of the channel over which the processes of a world talk, for SQL: one name per schema. */
export const CHANNEL = "'emberlode_' || current_schema";

/** Opens nothing yet: connections come with the first statements. */
export function createPool(options: PoolOptions): Pool {
  const { url, world, reads = 8, applicationName, deadlineMs = DEADLINE_MS } = options;
  const address = parseAddress(url);
  const settings = {
    search_path: checkWorld(world),
    application_name: applicationName ?? "emberlode",
    statement_timeout: String(deadlineMs),
    lock_timeout: "1000",
    idle_in_transaction_session_timeout: "5000",
    synchronous_commit: "on",
  };
  const readers = new SlotGroup(address, settings, reads);
  const committer = new SlotGroup(address, { ...settings, ...COMMIT_PLANS }, 1);

  const run = async (
    group: SlotGroup,
    text: string,
    parameters: readonly Parameter[],
    values: boolean,
    deadlineMs: number,
  ) => {
    const statement: Statement = { text, parameters: parameters.map(encodeParameter), values };
    return await group.run(statement, deadlineMs);
  };

  const listeners = new Set<Listener>();

  return {
    world,
    listen(handlers) {
      const listener = listen(address, settings, `emberlode_${world}`, handlers);
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
    commit: async <Row>(text: string, parameters: readonly Parameter[], ms = deadlineMs) =>
      (await run(committer, text, parameters, false, ms)) as Row[],
    counts: () => ({ reads: readers.counts(), commits: committer.counts() }),
    close: async () => {
      const listening = [...listeners].map((listener) => listener.close());
      await Promise.all([readers.close(), committer.close(), ...listening]);
    },
  };
}
