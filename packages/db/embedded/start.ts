/** Starts and stops the embedded Postgres. */
import { DISPOSABLE } from "../connection/check.ts";
import { prepareBinaries, program } from "./binaries.ts";
import { checkClaim, claimCluster, clusterOf, writePointer } from "./claim.ts";
import { createCluster, hasCluster, locateCluster, prepareFolder } from "./data.ts";
import { keepRunning, type RunState } from "./keep-running.ts";
import { type ListenAddress, listenAddress } from "./listen-address.ts";
import { lockFolder } from "./lock.ts";
import { stopOrphan } from "./orphan.ts";
import { chooseOwner, type Owner } from "./owner.ts";
import type { EmbeddedLog } from "./postgres-log.ts";
import { launch, runToEnd } from "./process.ts";
import { DEFAULT_SETTINGS } from "./settings.ts";
import { openSocketFolder, removeSocketFolder } from "./socket-folder.ts";

export interface EmbeddedOptions {
  /** Folder for all persistent data; created when missing. */
  dataDir: string;
  /**
   * Server settings over the defaults, such as `{ fsync: "off" }` for tests. A program that
   * switches durability off marks the server as disposable, so connections are not refused for it.
   */
  settings?: Readonly<Record<string, string>>;
  /** For Postgres's output and restarts; without it nothing is logged. */
  log?: EmbeddedLog;
  /** Aborts a start that takes too long. */
  signal?: AbortSignal;
  /**
   * How long a start may be silent before a line reports that it is still running, in milliseconds.
   */
  reportAfterMs?: number;
}

/** For programs without a log. */
const noLog: EmbeddedLog = { info() {}, warn() {}, error() {} };

/** Set by programs only, never by an operator. */
function disposableMark(
  settings: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const isDisposable = settings.fsync === "off" || settings.full_page_writes === "off";
  return isDisposable ? { [DISPOSABLE]: "on" } : {};
}

/** A Postgres running as a child of this process. */
export interface EmbeddedPostgres {
  /** For `createPool`, `migrate` and psql. */
  readonly url: string;
  /** Current process id of the postmaster. */
  readonly pid: () => number;
  /** Stops it cleanly. Safe to call twice. */
  stop(): Promise<void>;
}

async function createWith(
  bin: string,
  cluster: string,
  owner: Owner | null,
  address: ListenAddress,
) {
  await createCluster(cluster, owner, async (draft) => {
    await runToEnd(
      program(bin, "initdb"),
      [
        "-D",
        draft,
        "-U",
        address.user,
        ...address.initdb,
        "--encoding=UTF8",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--locale=C",
        "--no-instructions",
      ],
      owner,
    );
  });
}

/**
 * Starts Postgres on a data folder: creates the cluster the first time, stops one that a killed
 * server left behind, and restarts it if it crashes. Throws `EmbeddedPostgresError`.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log = noLog, signal } = options;
  const folder = await prepareFolder(options.dataDir);
  // Before the lock, which a copy inherits from the original, too.
  checkClaim(folder, clusterOf(folder));
  const unlocks = [await lockFolder(folder)];
  const releaseLocks = async () => {
    await removeSocketFolder(folder);
    for (const unlock of unlocks.splice(0).reverse()) unlock();
  };
  try {
    const owner = chooseOwner(clusterOf(folder));
    const cluster = await locateCluster(folder, owner, log);
    unlocks.push(await claimCluster(folder, cluster, log));
    const bin = await prepareBinaries(owner);
    await stopOrphan(folder, cluster);
    const socketFolder = await openSocketFolder(folder, cluster, owner);
    const address = await listenAddress(folder, socketFolder);
    const settings = {
      ...DEFAULT_SETTINGS,
      ...address.settings,
      ...disposableMark(options.settings),
      ...options.settings,
    };
    if (!hasCluster(cluster)) await createWith(bin, cluster, owner, address);
    writePointer(folder, cluster);
    const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const start = (until: AbortSignal | undefined) =>
      launch({
        postgres: program(bin, "postgres"),
        cluster,
        args,
        owner,
        log,
        ...(until && { signal: until }),
        ...(options.reportAfterMs !== undefined && { reportAfterMs: options.reportAfterMs }),
      });
    const state: RunState = { current: await start(signal), stopping: new AbortController() };
    const running = keepRunning(state, () => start(state.stopping.signal), log);
    return {
      url: address.url,
      pid: () => state.current.pid,
      stop: async () => {
        state.stopping.abort();
        await state.current.stop();
        await running;
        await releaseLocks();
      },
    };
  } catch (error) {
    await releaseLocks();
    throw error;
  }
}
