/** Records statistics of the world and of this process by hour, for the team's overview. */
import type { Actions, Database } from "@emberlode/db";
import { DAY, HOUR, MINUTE } from "@emberlode/game";
import type { Clock } from "../../platform/clock.ts";
import type { CallOutcomes, JobRuns } from "../../platform/health/outcomes.ts";
import { countSeen } from "../players/people.ts";
import {
  addFlows,
  addToHour,
  findHoursWithoutFlows,
  type HourCounts,
  pruneStatistics,
  updateJobRuns,
} from "./statistics.queries.ts";
import { ONLINE_MS } from "./world-numbers.ts";

const RETENTION_DAYS = 90;
/** Commits of an hour may end a little after it. */
const FLOWS_AFTER_MS = 2 * MINUTE;
/** Hours whose flows are recorded per run. */
const FLOW_HOURS = 3;
/** A job that hasn't run for this long no longer exists. */
const JOB_KEPT_MS = 30 * DAY;
const MAX_ERROR = 300;

interface Deps {
  db: Database;
  clock: Clock;
  calls: CallOutcomes;
  actions: Actions;
  jobRuns: JobRuns;
}

function countCalls({ calls }: Deps): Omit<HourCounts, "commits"> {
  const sums = { calls: 0, errors: 0, busy: 0 };
  for (const { codes } of calls.byPath().values()) {
    for (const count of codes.values()) sums.calls += count;
    sums.errors += codes.get("INTERNAL") ?? 0;
    sums.busy += codes.get("BUSY") ?? 0;
  }
  return sums;
}

const NOTHING: HourCounts = { calls: 0, errors: 0, busy: 0, commits: [] };

export interface Statistics {
  /** Records what happened since the last run. A job. */
  run(): Promise<void>;
}

export function createStatistics(deps: Deps): Statistics {
  const { db, clock, actions, jobRuns } = deps;
  let recorded = NOTHING;
  let prunedHour = 0;

  async function recordHour(hour: number): Promise<void> {
    const { people: online } = await countSeen(db, clock.now() - ONLINE_MS);
    const counted = { ...countCalls(deps), commits: [...actions.counts().seconds.counts] };
    await addToHour(db, hour, {
      online,
      calls: counted.calls - recorded.calls,
      errors: counted.errors - recorded.errors,
      busy: counted.busy - recorded.busy,
      commits: counted.commits.map((count, at) => count - (recorded.commits[at] ?? 0)),
    });
    recorded = counted;
  }

  async function recordJobs(): Promise<void> {
    const runs = [...jobRuns.byName()].flatMap(([name, { ranAt, failure }]) => {
      if (ranAt === null) return [];
      const error = failure?.error.slice(0, MAX_ERROR) ?? null;
      return { name, ranAt, failedAt: failure?.at ?? null, error };
    });
    await updateJobRuns(db, runs);
  }

  return {
    async run() {
      const now = clock.now();
      const hour = Math.floor(now / HOUR);
      await recordHour(hour);
      await recordJobs();
      const lastClosedHour = Math.floor((now - FLOWS_AFTER_MS) / HOUR);
      for (const one of await findHoursWithoutFlows(db, lastClosedHour, FLOW_HOURS))
        await addFlows(db, one);
      if (hour === prunedHour) return;
      const from = hour - RETENTION_DAYS * (DAY / HOUR);
      await pruneStatistics(db, { hour: from, ranBefore: now - JOB_KEPT_MS });
      prunedHour = hour;
    },
  };
}
