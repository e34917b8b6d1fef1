import { setTimeout as sleep } from "node:timers/promises";
import { prepareBinaries, program } from "./binaries.ts";
import { clusterOf, createCluster, placeCluster, prepareFolder } from "./data.ts";
import { type Listening, listening } from "./listening.ts";
import { lockFolder } from "./lock.ts";
import { stopOrphan } from "./orphan.ts";
import { chooseOwner, type Owner } from "./owner.ts";
import { hasCluster, launch, type Postmaster, runToEnd } from "./process.ts";
import { DEFAULT_SETTINGS } from "./settings.ts";
import { openSocketFolder, removeSocketFolder } from "./socket-folder.ts";

export interface EmbeddedOptions {
  /** Folder for everything that lasts; made when missing. */
  dataDir: string;
  /** Server settings over the defaults, such as `{ fsync: "off" }` for tests. */
  settings?: Readonly<Record<string, string>>;
}

/** A database of our own, running as a child of this process. */
export interface EmbeddedPostgres {
  /** For `createPool`, `migrate` and psql. */
  readonly url: string;
  /** Process id of the postmaster at the moment. */
  readonly pid: () => number;
  /** Stops it cleanly. Safe to call twice. */
  stop(): Promise<void>;
}

interface State {
  current: Postmaster;
  readonly stopping: AbortController;
}

/** Starts it again when it ends without having been asked to, with a growing pause. */
async function keepRunning(state: State, restart: () => Promise<Postmaster>): Promise<void> {
  const { signal } = state.stopping;
  for (let failures = 0; ; ) {
    await state.current.ended;
    if (!signal.aborted) {
      await sleep(Math.min(5000, 50 * 2 ** failures), undefined, { ref: false, signal }).catch(
        () => {},
      );
    }
    if (signal.aborted) return;
    try {
      state.current = await restart();
      failures = 0;
    } catch {
      failures = Math.min(failures + 1, 10);
    }
    if (signal.aborted) await state.current.stop();
  }
}

async function createWith(bin: string, cluster: string, owner: Owner | null, address: Listening) {
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
 * Starts Postgres on a data folder: creates the cluster the first time, stops one that a killed server
 * left behind, and starts it again if it crashes. Throws `EmbeddedPostgresError`.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folder = await prepareFolder(options.dataDir);
  const unlock = await lockFolder(folder);
  try {
    const owner = chooseOwner(clusterOf(folder));
    const bin = await prepareBinaries(owner);
    const cluster = await placeCluster(folder, owner);
    await stopOrphan(cluster);
    const socketFolder = await openSocketFolder(folder, cluster, owner);
    const address = await listening(folder, socketFolder);
    const settings = { ...DEFAULT_SETTINGS, ...address.settings, ...options.settings };
    if (!hasCluster(cluster)) await createWith(bin, cluster, owner, address);
    const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const start = () => launch(program(bin, "postgres"), cluster, args, owner);
    const state: State = { current: await start(), stopping: new AbortController() };
    const running = keepRunning(state, start);
    return {
      url: address.url,
      pid: () => state.current.pid,
      stop: async () => {
        state.stopping.abort();
        await state.current.stop();
        await running;
        await removeSocketFolder(folder);
        unlock();
      },
    };
  } catch (error) {
    await removeSocketFolder(folder);
    unlock();
    throw error;
  }
}
