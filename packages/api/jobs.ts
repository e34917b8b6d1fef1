/** The jobs of one process, and how often each runs. */
import { MINUTE, SECOND } from "@emberlode/game";
import { cleanUp } from "./janitor.ts";
import { sendAnnouncements } from "./modules/announcements/send-alerts.ts";
import { checkEvidenceIfDue } from "./modules/evidence/check-evidence.ts";
import { releaseFactories } from "./modules/factories/release-factories.ts";
import type { FairChance } from "./modules/fairness/fair-chance.ts";
import { createStatistics } from "./modules/overview/statistics.ts";
import type { Pushes } from "./modules/push/pushes.ts";
import { recordRanks } from "./modules/ranks/rank-history.ts";
import type { Ranking } from "./modules/ranks/ranking.ts";
import { createSeasonEnd } from "./modules/seasons/end-season.ts";
import { closeDays } from "./modules/seasons/freeze-season.ts";
import { giveSeasonNotice } from "./modules/seasons/season-notices.ts";
import type { ActiveWords } from "./modules/words/active-words.ts";
import type { WorldMap } from "./modules/world/world-map.ts";
import type { WorldScheduleReader } from "./modules/world/world-schedule.ts";
import type { Backups } from "./platform/backups/backups.ts";
import type { Outages } from "./platform/health/outages.ts";
import type { JobRuns } from "./platform/health/outcomes.ts";
import type { Log } from "./platform/log.ts";
import type { every, StopJob } from "./platform/tasks/every.ts";

type ServicesOf<Job extends (services: never) => unknown> = Parameters<Job>[0];

/** The services that the jobs use. */
type JobServices = {
  backups: Pick<Backups, "run"> | null;
  fair: Pick<FairChance, "prepare">;
  jobRuns: JobRuns;
  log: Log;
  outages: Pick<Outages, "check">;
  pushes: Pick<Pushes, "run">;
  ranking: Pick<Ranking, "refresh">;
  words: Pick<ActiveWords, "refresh">;
  world: Pick<WorldMap, "refresh">;
  worldSchedule: Pick<WorldScheduleReader, "reload">;
} & ServicesOf<typeof checkEvidenceIfDue> &
  ServicesOf<typeof cleanUp> &
  ServicesOf<typeof closeDays> &
  ServicesOf<typeof createSeasonEnd> &
  ServicesOf<typeof createStatistics> &
  ServicesOf<typeof giveSeasonNotice> &
  ServicesOf<typeof recordRanks> &
  ServicesOf<typeof releaseFactories> &
  ServicesOf<typeof sendAnnouncements>;

/** Starts all jobs. Returns a function that stops them and waits for their current runs. */
export function startJobs(services: JobServices, schedule: typeof every): StopJob {
  const { backups, fair, jobRuns, log, outages, pushes, ranking } = services;
  const { words, world, worldSchedule } = services;
  const statistics = createStatistics(services);
  const seasonEnd = createSeasonEnd(services);
  const job = (intervalMs: number, name: string, work: () => Promise<unknown>) =>
    schedule(
      intervalMs,
      name,
      jobRuns.track(name, async () => void (await work())),
      log,
    );
  const jobs = [
    job(SECOND, "world refresh", () => world.refresh()),
    job(5 * SECOND, "ranking", () => ranking.refresh()),
    job(MINUTE, "rank history", () => recordRanks(services)),
    // Changes are broadcast immediately; this poll is for one that a process missed.
    job(MINUTE, "schedule", () => worldSchedule.reload()),
    // How late a season may end.
    job(5 * SECOND, "season end", () => seasonEnd.run()),
    job(MINUTE, "season", () => giveSeasonNotice(services)),
    job(MINUTE, "renown", () => closeDays(services)),
    job(MINUTE, "statistics", () => statistics.run()),
    job(MINUTE, "day seeds", () => fair.prepare()),
    // In case a reading failed.
    job(MINUTE, "word filter", () => words.refresh()),
    job(MINUTE, "janitor", () => cleanUp(services)),
    // How late a factory may become free.
    job(2 * SECOND, "factory releases", () => releaseFactories(services)),
    // How late the alerts of an announcement may be.
    job(5 * SECOND, "announcements", () => sendAnnouncements(services)),
    // The processes of a world take turns, so that evidence is checked every ten minutes.
    job(MINUTE, "evidence", () => checkEvidenceIfDue(services)),
    job(SECOND, "push messages", () => pushes.run()),
    ...(backups ? [job(MINUTE, "backups", () => backups.run())] : []),
    // How soon an outage is noticed without a call.
    job(5 * SECOND, "database check", () => outages.check()),
  ];
  return async () => void (await Promise.all(jobs.map((stop) => stop())));
}
