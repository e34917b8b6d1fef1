/** The services that usecases depend on. */
import {
  type Actions,
  createDatabase,
  createGroupCommit,
  type Database,
  type Pool,
} from "@emberlode/db";
import { type Random, SECOND, type SignUps } from "@emberlode/game";
import { applyRemoteEvent } from "./apply-remote-event.ts";
import { isUnexpected, loggable } from "./errors.ts";
import { JANITOR_STEPS } from "./janitor.ts";
import { startJobs } from "./jobs.ts";
import { currentSignUps } from "./modules/accounts/sign-ups.ts";
import { PLACEMENT_LIMITS } from "./modules/actions/place-base.ts";
import { createMessageHistory } from "./modules/chat/message-history.ts";
import { createFairChance, type FairChance } from "./modules/fairness/fair-chance.ts";
import { createDeeds, type Deeds } from "./modules/goals/deeds.ts";
import { createChangedPlayers } from "./modules/live/changed-players.ts";
import { createLiveFeed, type LiveFeed } from "./modules/live/live-feed.ts";
import { LogLineCache } from "./modules/logs/log-line-cache.ts";
import { createWorldNumbers, type WorldNumbersReader } from "./modules/overview/world-numbers.ts";
import { createProfiles, type Profiles } from "./modules/players/profiles.ts";
import { createPushes, type Pushes } from "./modules/push/pushes.ts";
import { type BattleTotals, createBattleTotals } from "./modules/ranks/battle-totals.ts";
import { createLadders, type Ladders } from "./modules/ranks/ladders.ts";
import { createRanking, type Ranking } from "./modules/ranks/ranking.ts";
import { type CurrentSeason, createCurrentSeason } from "./modules/seasons/current-season.ts";
import { invalidateSeason } from "./modules/seasons/invalidate-season.ts";
import { createRenownLadders, type RenownLadders } from "./modules/seasons/renown-ladders.ts";
import { createDeviceMarks, type DeviceMarks } from "./modules/sessions/device-marks.ts";
import { createPasswords, type Passwords } from "./modules/sessions/passwords.ts";
import { createSessions, type Sessions } from "./modules/sessions/sessions.ts";
import { createTickets, type Tickets } from "./modules/sessions/tickets.ts";
import { createTraces } from "./modules/sessions/traces.ts";
import { createLiveData, type LiveData } from "./modules/sockets/live-data.ts";
import { type ActiveWords, createActiveWords } from "./modules/words/active-words.ts";
import { createFactoryIds, type FactoryIds } from "./modules/world/factory-ids.ts";
import { createWorldMap, type WorldMap } from "./modules/world/world-map.ts";
import { createWorldSchedule, type WorldScheduleReader } from "./modules/world/world-schedule.ts";
import { type Backups, createBackups } from "./platform/backups/backups.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import { createOutages, type Outages } from "./platform/health/outages.ts";
import { CallOutcomes, JobRuns } from "./platform/health/outcomes.ts";
import { createOverloads, type Overloads } from "./platform/health/overloads.ts";
import type { LimitCounts } from "./platform/limits/limit-counts.ts";
import { createLimits, type Limits } from "./platform/limits/rate-limit.ts";
import { PublicAnswers } from "./platform/load/public-answers.ts";
import { ReadQueue } from "./platform/load/read-queue.ts";
import type { Log } from "./platform/log.ts";
import { createMailer, type Mailer } from "./platform/mailer.ts";
import { createPictures, type Pictures } from "./platform/pictures/pictures.ts";
import { systemRandom } from "./platform/secrets.ts";
import { every, type StopJob, within } from "./platform/tasks/every.ts";
import { FairQueue } from "./platform/tasks/fair-queue.ts";
import type { ThrottledBatch } from "./platform/tasks/throttled-batch.ts";
import type { ServicesConfig } from "./services-config.ts";

/** The dependencies of services; tests pass their own clock and randomness. */
export interface ServicesDeps {
  /** Connections to the migrated world; the caller closes them after `stop`. */
  pool: Pool;
  log: Log;
  clock?: Clock;
  /** The clock of rate limits and tickets if game time runs at another pace; by default `clock`. */
  wallClock?: Clock;
  /** How many times as fast `clock` runs as real time; 1 by default. */
  pace?: number;
  random?: Random;
  /** Call counts shared by all workers; by default this process counts its own. */
  limitCounts?: LimitCounts | undefined;
  /** How jobs are scheduled; tests run them by hand. */
  schedule?: typeof every;
}

/** The game's services in one process. */
export interface Services {
  config: ServicesConfig;
  /** The connections: for the group commit, and for SQL that Drizzle does not support. */
  pool: Pool;
  /** Drizzle over the pool, with transactions. */
  db: Database;
  /** The group commit. */
  actions: Actions;
  world: WorldMap;
  ranking: Ranking;
  worldNumbers: WorldNumbersReader;
  /** The announced peace and maintenance. */
  worldSchedule: WorldScheduleReader;
  season: CurrentSeason;
  renown: RenownLadders;
  /** All ladders, and the ranks of a day ago. */
  ladders: Ladders;
  /** Battle totals by player. */
  battleTotals: BattleTotals;
  profiles: Profiles;
  /** Formatted log lines. */
  logLines: LogLineCache;
  /** Players' deeds. */
  deeds: Deeds;
  /** Players' deeds up to when goals began to pay. */
  earlierDeeds: Deeds;
  sessions: Sessions;
  /** Marks of browsers that were logged in before. */
  devices: DeviceMarks;
  passwords: Passwords;
  pictures: Pictures;
  limits: Limits;
  /** The word filter. */
  words: ActiveWords;
  /** Who may join now. */
  currentSignUps(): Promise<SignUps>;
  mailer: Mailer;
  clock: Clock;
  random: Random;
  /** Provable randomness that players can check. */
  fair: FairChance;
  /** Events of the whole world, as this process receives them. */
  live: LiveFeed;
  /** Notifies the pages of players about changes outside of their own rows. */
  changedPlayers: Pick<ThrottledBatch<number>, "add">;
  /** Data for sockets: chat messages, alerts, statuses and changed cells. */
  liveData: LiveData;
  /** One-minute tokens for sockets. */
  tickets: Tickets;
  /** Notifications of attacks for players without a page in use. */
  pushes: Pushes;
  log: Log;
  /** Outages of the database. */
  outages: Outages;
  /** Overloads of this process. */
  overloads: Pick<Overloads, "calls" | "isOpen">;
  reads: ReadQueue;
  /** Public answers of the last second. */
  publicAnswers: PublicAnswers;
  /** Outcomes of procedure calls. */
  calls: CallOutcomes;
  /** Outcomes of job runs. */
  jobRuns: JobRuns;
  /** The backups of this server; null if it has none. */
  backups: Backups | null;
  factoryIds: FactoryIds;
  /** Places bases one at a time; networks take turns. */
  placements: FairQueue;
  /** Reads or creates the map and starts the jobs. Call it before any other call. */
  start(): Promise<void>;
  /**
   * Stops the jobs, then sends pending notifications, then pending mail; each for at most five
   * seconds. Call it after the last call and before closing the pool.
   */
  stop(): Promise<void>;
}

/** Longest wait for running jobs at the end; they fail once the pool is closed. */
const JOBS_END_MS = 5 * SECOND;
/** Longest wait at the end for pending notifications to other processes and devices. */
const LIVE_END_MS = 5 * SECOND;
/** Longest wait for a mail server at the end. */
const MAIL_END_MS = 5 * SECOND;

/** The contact for push services: the game's https address, else the sender of its mails. */
function pushSubject({ publicUrl, mailFrom }: ServicesConfig): string {
  if (publicUrl.startsWith("https:")) return publicUrl;
  return `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

/** Creates the services of one process. Nothing runs before `start`. */
export function createServices(config: ServicesConfig, deps: ServicesDeps): Services {
  const { pool, clock = systemClock, random = systemRandom, schedule = every } = deps;
  const { wallClock = clock, pace = 1 } = deps;
  const overloads = createOverloads(deps.log);
  const outages = createOutages(pool, deps.log, overloads);
  const log = outages.quiet(deps.log);
  const db = createDatabase(pool);
  const devices = createDeviceMarks(config.secret, clock);
  const ranking = createRanking(db, clock);
  const mail = { smtpUrl: config.smtpUrl, from: config.mailFrom, dataDir: config.dataDir };
  const profiles = createProfiles(db, clock);
  const live = createLiveFeed({ pool, messages: createMessageHistory(db) }, log, () => clock.now());
  const world = createWorldMap(db, log, {
    onPublicChange: (cells) => live.publish({ t: "publicFields", cells }),
    onNewSeason(season) {
      invalidateSeason(services);
      const publish = () => live.publish({ t: "newSeason", season });
      // Pages that reload then have its days, and no peace any more.
      services.season.reload().then(publish, (err) => {
        log.warn({ err: loggable(err) }, "the new season could not be read");
        publish();
      });
    },
  });
  const changedPlayers = createChangedPlayers({ db, live, log });
  const actions = createGroupCommit({
    pool,
    clock: () => clock.now(),
    fields: world,
    season: { number: world.season, renew: world.refresh },
    receivesAllChanges: live.isListening,
    onChanged: changedPlayers.add,
    onOutage: outages.recordRefusal,
    onLateError(error) {
      if (!isUnexpected(error)) return;
      log.error({ err: loggable(error) }, "an action failed after its call was answered with BUSY");
    },
  });
  const jobRuns = new JobRuns(JANITOR_STEPS, clock);
  const season = createCurrentSeason({ db, clock, config });
  const renown = createRenownLadders({ db, clock, season });
  const worldSchedule = createWorldSchedule({ db, clock, season, live, log });
  let stopJobs: StopJob = async () => {};
  const battleTotals = createBattleTotals(db);
  const backups = config.backups
    ? createBackups({
        settings: config.backups,
        world: pool.world,
        db,
        dataDir: config.dataDir,
        clock,
        log,
      })
    : null;
  const services: Services = {
    config,
    pool,
    db,
    actions,
    world,
    ranking,
    worldNumbers: createWorldNumbers({ db, clock, ranking, profiles }),
    worldSchedule,
    season,
    renown,
    ladders: createLadders({ db, clock, ranking, battleTotals, renown }),
    battleTotals,
    profiles,
    logLines: new LogLineCache(),
    deeds: createDeeds(db),
    earlierDeeds: createDeeds(db),
    sessions: createSessions(
      { pool, db, clock, pace, devices, traces: createTraces(db), live },
      (...call) => services.limits.charge(...call),
    ),
    devices,
    passwords: createPasswords(),
    pictures: createPictures(db, clock),
    limits: createLimits(config, wallClock, deps.limitCounts),
    words: createActiveWords(db, log),
    currentSignUps: () => currentSignUps({ db, config }),
    mailer: createMailer(mail, clock, log),
    clock,
    random,
    fair: createFairChance(db, clock, log),
    live,
    changedPlayers,
    liveData: createLiveData({ pool, db, profiles, ranking, season, clock }),
    tickets: createTickets(config.secret, wallClock),
    pushes: createPushes({
      db,
      profiles,
      clock,
      wallClock,
      log,
      subject: pushSubject(config),
      services: config.pushServices ?? [],
    }),
    log,
    outages,
    overloads,
    reads: new ReadQueue(() => outages.recordRefusal("deadline")),
    publicAnswers: new PublicAnswers(wallClock),
    calls: new CallOutcomes(),
    jobRuns,
    backups,
    factoryIds: createFactoryIds(db),
    placements: new FairQueue(PLACEMENT_LIMITS),
    async start() {
      await services.world.load(config.worldSeed, clock.now());
      await services.season.start();
      await services.ranking.refresh();
      await services.fair.prepare();
      live.subscribe((event) => applyRemoteEvent(services, event));
      live.subscribe(services.fair.onEvent);
      live.subscribe(worldSchedule.onEvent);
      live.subscribe(services.pushes.onEvent);
      live.subscribe(services.words.onEvent);
      await live.start();
      await services.words.refresh();
      await worldSchedule.reload();
      await services.pushes.start();
      stopJobs = startJobs(services, schedule);
      await backups?.refreshAge();
    },
    async stop() {
      backups?.end();
      await outages.stop();
      overloads.stop();
      await within(JOBS_END_MS, stopJobs());
      await within(
        LIVE_END_MS,
        changedPlayers
          .end()
          .then(() => live.stop())
          .then(() => services.pushes.queue.end()),
      );
      await services.mailer.end(MAIL_END_MS);
    },
  };
  return services;
}
