/** A world to try bots (`npm start -- --sandbox`): sixty times as fast, deleted at the end. */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Clock, every, type ServicesDeps, systemClock } from "@emberlode/api";
import { SECOND } from "@emberlode/game";
import { type Env, EnvError } from "./env.ts";
import type { RunningServer } from "./start-server.ts";

/** How many times faster game time runs than real time. */
export const SANDBOX_PACE = 60;

/** Shortest interval of a job. */
const MIN_JOB_MS = SECOND;

/** A clock that starts at the current time and runs faster. */
export function fastClock(pace: number, real: Clock = systemClock): Clock {
  const began = real.now();
  return { now: () => began + (real.now() - began) * pace };
}

/** Time for services: waits that concern people, such as rate limits and sessions, are real. */
function fastTime(): Pick<ServicesDeps, "clock" | "pace" | "wallClock" | "schedule"> {
  return {
    clock: fastClock(SANDBOX_PACE),
    pace: SANDBOX_PACE,
    wallClock: systemClock,
    schedule: (intervalMs, ...job) =>
      every(Math.max(MIN_JOB_MS, intervalMs / SANDBOX_PACE), ...job),
  };
}

export interface Sandbox {
  /** The settings, with a temporary data folder. */
  env: Env;
  time: ReturnType<typeof fastTime>;
  /** Deletes everything. */
  remove(): Promise<void>;
}

/** Opens a sandbox with a server's settings. Throws `EnvError` if those set a database. */
export async function openSandbox(env: Env): Promise<Sandbox> {
  if (env.DATABASE_URL !== undefined) {
    throw new EnvError("A sandbox has a database of its own: leave DATABASE_URL unset for it.");
  }
  const folder = await mkdtemp(join(tmpdir(), "emberlode-sandbox-"));
  // Lets the database's user enter if the server runs as root.
  await chmod(folder, 0o755);
  return {
    env: { ...env, DATA_DIR: folder, BACKUP_EVERY: null },
    time: fastTime(),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The server of a sandbox, which is deleted when it stops. */
export function removeOnStop(server: RunningServer, sandbox: Sandbox): RunningServer {
  return {
    ...server,
    async stop() {
      await server.stop();
      await sandbox.remove();
    },
  };
}
