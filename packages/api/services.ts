/** Everything that usecases need besides their input. */
import {
  type Actions,
  createActions,
  createDatabase,
  type Database,
  type Pool,
} from "@emberlode/db";
import { MINUTE, type Random, SECOND, type Signups } from "@emberlode/game";
import { createDeeds, type Deeds } from "./services/accounts/deeds.ts";
import { createProfiles, type Profiles } from "./services/accounts/profiles.ts";
import { type BackupPlan, type Backups, createBackups } from "./services/backups/keep-backups.ts";
import { type Clock, systemClock } from "./services/clock.ts";
import { createFairChance, type FairChance } from "./services/fair/fair-chance.ts";
import { CallOutcomes } from "./services/health/call-outcomes.ts";
import { JobRuns } from "./services/health/job-runs.ts";
import { createOutages, type Outages } from "./services/health/outages.ts";
import { createOverloads, type Overloads } from "./services/health/overloads.ts";
import type { LimitCounts } from "./services/limits/limit-counts.ts";
import { createLimits, type Limits } from "./services/limits/rate-limit.ts";
import { createChangedPlayers } from "./services/live/changed-players.ts";
import { createLiveFeed, type LiveFeed } from "./services/live/live-feed.ts";
import type { Rounds } from "./services/live/rounds.ts";
import { createTickets, type Tickets } from "./services/live/tickets.ts";
import { PublicAnswers } from "./services/load/public-answers.ts";
import { Reads } from "./services/load/reads.ts";
import type { Log } from "./services/log.ts";
import { createMailer, type Mailer } from "./services/mail/mailer.ts";
import { every, type StopJob } from "./services/pace/every.ts";
import { FairTurns } from "./services/pace/fair-turns.ts";
import { Mutex } from "./services/pace/mutex.ts";
import { within } from "./services/pace/within.ts";
import { createPictures, type Pictures } from "./services/pictures/pictures.ts";
import { createPushes, type Pushes } from "./services/push/pushes.ts";
import { type BattleBook, createBattleBook } from "./services/ranking/battle-sums.ts";
import { createLadders, type Ladders } from "./services/ranking/ladders.ts";
import { createRanking, type Ranking } from "./services/ranking/ranking.ts";
import { systemRandom } from "./services/secrets.ts";
import { createDeviceMarks, type DeviceMarks } from "./services/sessions/device-marks.ts";
import { createPasswords, type Passwords } from "./services/sessions/passwords.ts";
import { createSessions, type Sessions } from "./services/sessions/sessions.ts";
import { createFactoryIds, type FactoryIds } from "./world/fights/factory-ids.ts";
import { cleanUp, JANITOR_STEPS } from "./world/jobs/janitor.ts";
import { recordRanks } from "./world/jobs/record-ranks.ts";
import { releaseFactories } from "./world/jobs/release-factories.ts";
import { followElsewhere } from "./world/live/follow-elsewhere.ts";
import { createLiveWorld, type LiveWorld } from "./world/live/live-world.ts";
import { createWorldMap, type WorldMap } from "./world/map/world-map.ts";
import { createWorldNumbers, type WorldCount } from "./world/map/world-numbers.ts";

/** What a deployment decides. */
export interface ServicesConfig {
  /** Where players reach the game, without a slash at the end: links in mails begin with it. */
  publicUrl: string;
  /** What the map is made from at the very first start. */
  worldSeed: string;
  /** Folder of the outbox. */
  dataDir: string;
  /** `smtp://…`; null writes mail to the outbox. */
  smtpUrl: string | null;
  /** The `From` of mails. */
  mailFrom: string;
  /** Secret of 32 characters or more that all processes of a world share. */
  secret: string;
  /** New accounts and guests per address and hour; wider networks have some times as many. */
  signupsPerHour: number;
  /** Who may join, as long as nothing else is set while the server runs; everybody by default. */
  signups?: Signups;
  /** Push services besides those of the usual browsers: hosts, `*.host`, or whole origins. */
  pushServices?: readonly string[];
  /** The backups that it makes automatically; none by default. */
  backups?: BackupPlan;
  /** Failed log-ins per address in ten minutes, 10 by default. */
  loginFailuresPerAddress?: number;
}

/** What services are made from; tests hand in their own clock and chance. */
export interface ServicesDeps {
  /** Connections to the migrated world; their owner closes them after `stop`. */
  pool: Pool;
  log: Log;
  clock?: Clock;
  /** The clock of rates and tickets, where game time runs at a pace of its own; else the same. */
  wallClock?: Clock;
  random?: Random;
  /** Where the calls of all workers are counted; by default this process counts its own. */
  limitCounts?: LimitCounts | undefined;
  /** How jobs repeat; tests run them by hand. */
  schedule?: typeof every;
}

/** One process's game. */
export interface Services {
  config: ServicesConfig;
  /** Tagged SQL over the read connections. */
  pool: Pool;
  /** Typed reads over the same connections. */
  db: Database;
  /** The group commit. */
  actions: Actions;
  world: WorldMap;
  ranking: Ranking;
  worldNumbers: WorldCount;
  /** The ladders beside power. */
  ladders: Ladders;
  /** What battles came to. */
  battles: BattleBook;
  profiles: Profiles;
  /** What players did so far. */
  deeds: Deeds;
  sessions: Sessions;
  /** Browsers that were logged in before. */
  devices: DeviceMarks;
  passwords: Passwords;
  pictures: Pictures;
  limits: Limits;
  mailer: Mailer;
  clock: Clock;
  random: Random;
  /** Chance that players can check. */
  fair: FairChance;
  /** Events of the whole world, as they reach this process. */
  live: LiveFeed;
  /** Brings news to the pages of players of whom something changed that is not in their rows. */
  changedPlayers: Pick<Rounds<number>, "add">;
  /** What sockets need of the game besides its procedures. */
  liveWorld: LiveWorld;
  /** One-minute tokens for sockets. */
  tickets: Tickets;
  /** Notifications of attacks for players without a page in use. */
  pushes: Pushes;
  log: Log;
  /** Whether the database does its work. */
  outages: Outages;
  /** Whether more is asked of this process than it can do. */
  overloads: Pick<Overloads, "calls" | "isOpen">;
  /** Whose turn it is to read. */
  reads: Reads;
  /** What anybody was answered within the last second. */
  publicAnswers: PublicAnswers;
  /** How the calls of procedures ended. */
  calls: CallOutcomes;
  /** How the jobs went. */
  jobRuns: JobRuns;
  /** The backups of this server; null if it has none. */
  backups: Backups | null;
  factoryIds: FactoryIds;
  /** Bases are placed one after the other, those of a network in turns with those of others. */
  placements: FairTurns;
  /** Players' API tokens are made one after the other, so that nobody holds too many. */
  tokenMaking: Mutex;
  /** Reads the map, making it at the first start, and begins the jobs. Before the first call. */
  start(): Promise<void>;
  /** Ends the jobs and sends what mail is waiting, for five seconds at most. After the last call, before the pool closes. */
  stop(): Promise<void>;
}

const REFRESH_EVERY_MS = SECOND;
const RANK_EVERY_MS = 5 * SECOND;
const SEEDS_EVERY_MS = MINUTE;
const RECORD_EVERY_MS = MINUTE;
const CLEAN_EVERY_MS = MINUTE;
/** How late a factory becomes free at most. */
const RELEASE_EVERY_MS = 2 * SECOND;
const PUSH_EVERY_MS = SECOND;
const BACKUP_LOOK_EVERY_MS = MINUTE;
/** How soon an outage is noticed without any call. */
const CHECK_EVERY_MS = 5 * SECOND;
/** Longest that the end waits for jobs under way; with the pool they fail at once. */
const JOBS_END_MS = 5 * SECOND;
/** Longest wait at the end for pending notifications of other processes and devices. */
const LIVE_END_MS = 5 * SECOND;
/** Longest that the end waits for a mail server. */
const MAIL_END_MS = 5 * SECOND;

/** The contact for push services: the game's page, or the sender of its mails if the page is not on https. */
function pushSubject({ publicUrl, mailFrom }: ServicesConfig): string {
  if (publicUrl.startsWith("https:")) return publicUrl;
  return `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

/** Makes the services of one process. Nothing happens before `start`. */
export function createServices(config: ServicesConfig, deps: ServicesDeps): Services {
  const { pool, clock = systemClock, random = systemRandom, schedule = every } = deps;
  const { wallClock = clock } = deps;
  const overloads = createOverloads(deps.log);
  const outages = createOutages(pool, deps.log, overloads);
  const log = outages.quiet(deps.log);
  const db = createDatabase(pool);
  const devices = createDeviceMarks(config.secret, clock);
  const ranking = createRanking(pool, clock);
  const mail = { smtpUrl: config.smtpUrl, from: config.mailFrom, dataDir: config.dataDir };
  const profiles = createProfiles(pool, clock);
  const live = createLiveFeed(pool, log, () => clock.now());
  const world = createWorldMap(pool, log, (cells) => live.publish({ t: "shown", cells }));
  const changedPlayers = createChangedPlayers({ pool, live, log });
  const actions = createActions({
    pool,
    clock: () => clock.now(),
    fields: world,
    onChanged: changedPlayers.add,
    onOutage: outages.refused,
  });
  const jobRuns = new JobRuns(JANITOR_STEPS);
  const job = (intervalMs: number, name: string, work: () => Promise<void>) =>
    schedule(intervalMs, name, jobRuns.counted(name, work), log);
  let jobs: StopJob[] = [];
  const battles = createBattleBook(pool);
  const backups = config.backups
    ? createBackups({ plan: config.backups, pool, dataDir: config.dataDir, clock, log })
    : null;
  const services: Services = {
    config,
    pool,
    db,
    actions,
    world,
    ranking,
    worldNumbers: createWorldNumbers({ pool, clock, ranking, profiles }),
    ladders: createLadders({ pool, clock, ranking, battles }),
    battles,
    profiles,
    deeds: createDeeds(pool),
    sessions: createSessions(pool, db, clock, devices, (...call) =>
      services.limits.charge(...call),
    ),
    devices,
    passwords: createPasswords(),
    pictures: createPictures(pool, clock),
    limits: createLimits(config, wallClock, deps.limitCounts),
    mailer: createMailer(mail, clock, log),
    clock,
    random,
    fair: createFairChance(pool, clock, log),
    live,
    changedPlayers,
    liveWorld: createLiveWorld({ pool, profiles, ranking, clock }),
    tickets: createTickets(config.secret, wallClock),
    pushes: createPushes({
      ...{ pool, profiles, clock, log },
      subject: pushSubject(config),
      services: config.pushServices ?? [],
    }),
    log,
    outages,
    overloads,
    reads: new Reads(() => outages.refused("deadline")),
    publicAnswers: new PublicAnswers(wallClock),
    calls: new CallOutcomes(),
    jobRuns,
    backups,
    factoryIds: createFactoryIds(pool),
    placements: new FairTurns(),
    tokenMaking: new Mutex(),
    async start() {
      await services.world.load(config.worldSeed, clock.now());
      await services.ranking.refresh();
      await services.fair.prepare();
      live.subscribe((event) => followElsewhere(services, event));
      live.subscribe(services.fair.onEvent);
      live.subscribe(services.pushes.onEvent);
      await live.start();
      await services.pushes.start();
      jobs = [
        job(REFRESH_EVERY_MS, "world refresh", () => services.world.refresh()),
        job(RANK_EVERY_MS, "ranking", () => services.ranking.refresh()),
        job(RECORD_EVERY_MS, "rank history", async () => void (await recordRanks(services))),
        job(SEEDS_EVERY_MS, "day seeds", () => services.fair.prepare()),
        job(CLEAN_EVERY_MS, "janitor", () => cleanUp(services)),
        job(
          RELEASE_EVERY_MS,
          "factory releases",
          async () => void (await releaseFactories(services)),
        ),
        job(PUSH_EVERY_MS, "push messages", () => services.pushes.run()),
        ...(backups ? [job(BACKUP_LOOK_EVERY_MS, "backups", () => backups.run())] : []),
        job(CHECK_EVERY_MS, "database check", () => outages.check()),
      ];
      await backups?.look();
    },
    async stop() {
      backups?.end();
      await outages.stop();
      overloads.stop();
      await within(JOBS_END_MS, Promise.all(jobs.map((stop) => stop())));
      jobs = [];
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
