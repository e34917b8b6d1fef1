/** Push messages about attacks, for players who want them and have no page in use (decision 28). */

import type { Database } from "@emberlode/db";
import { DAY, MINUTE, SECOND } from "@emberlode/game";
import {
  attackNotification,
  DEFAULT_LANGUAGE,
  languageOf,
  SERVER_TRANSLATORS,
} from "@emberlode/messages";
import { GameError } from "../../errors.ts";
import { type Clock, isFresh } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import type { LiveEvent } from "../live/live-feed.ts";
import type { Profiles } from "../players/profiles.ts";
import { toSettings } from "../players/settings.ts";
import { deliver } from "./deliver.ts";
import { claimDue, type DuePush, findUnnotified, markSeen } from "./due.queries.ts";
import { type PushKeys, readOrCreateKeys } from "./push-keys.ts";
import { createPushQueue, type PushQueue } from "./push-queue.ts";
import { isPushService } from "./push-services.ts";
import { isSubscribed, removeEndpoint } from "./subscriptions.queries.ts";

/** Whether a player has a visible page connected to this process. */
type IsWatching = (playerId: number) => boolean;

export interface Pushes {
  /** Reads or creates the world's keys, and finds alerts missed while no process ran. */
  start(): Promise<void>;
  /** The public key for browsers to subscribe with. */
  publicKey(): string;
  /** Whether messages may be sent to this address. */
  isService(endpoint: string): boolean;
  /** Notes new alerts. */
  onEvent(event: LiveEvent): void;
  /** Adds a check of which players are watching; returns a function that removes it. */
  addPresenceCheck(isWatching: IsWatching): () => void;
  /** Sends notifications for the noted alerts; a job, outside of any call. */
  run(): Promise<void>;
  queue: PushQueue;
}

interface Deps {
  db: Database;
  profiles: Profiles;
  clock: Clock;
  /** Real time, also where game time runs at another pace. */
  wallClock: Clock;
  log: Log;
  /** The contact for push services, `https:` or `mailto:`. */
  subject: string;
  /** Push services besides the known ones. */
  services: readonly string[];
}

/** How long a process with a page in use has to claim the alerts, in milliseconds. */
const GRACE_MS = 3 * SECOND;
/** Older attacks are not reported, so recovering from a failure sends no flood of them. */
const MAX_ALERT_AGE_MS = 10 * MINUTE;
/** How long to notify a browser whose session is not used after a message, in milliseconds. */
const UNANSWERED_MS = DAY;
/** Limit of players waiting for a notification; the alerts of more are dropped. */
const MAX_PENDING = 10_000;
/** How often dropped alerts are logged at most. */
const DROP_LOG_MS = MINUTE;
const BATCH_SIZE = 500;
/** A new notification replaces the previous one on the player's screen. */
const TAG = "attack";

function pushOf({ accountId, endpoint, p256dh, auth, attacks, language, ...last }: DuePush) {
  const translators = SERVER_TRANSLATORS[languageOf(language) ?? DEFAULT_LANGUAGE];
  const news = attackNotification(last, attacks, translators);
  return { accountId, endpoint, p256dh, auth, payload: { ...news, tag: TAG } };
}

export function createPushes(deps: Deps): Pushes {
  const { db, profiles, clock, wallClock, log, subject, services } = deps;
  /** Players with new alerts, by the time of the first (milliseconds). */
  const pendingSince = new Map<number, number>();
  const watchers = new Set<IsWatching>();
  let keys: PushKeys | null = null;
  /** Alerts dropped since the last log line about them, and its time. */
  let dropped = 0;
  let dropsLoggedAt = Number.NEGATIVE_INFINITY;

  function requireKeys(): PushKeys {
    if (keys === null) throw new GameError("BUSY");
    return keys;
  }

  const queue = createPushQueue({
    deliver: (push, end) => deliver(push, { subject, ...requireKeys() }, end),
    onGone: ({ endpoint }) => removeEndpoint(db, endpoint),
    isSubscribed: (push) => isSubscribed(db, push, clock.now()),
    clock: wallClock,
    log,
  });

  const isWatched: IsWatching = (id) => [...watchers].some((watches) => watches(id));

  function addPending(ids: Iterable<number>): void {
    for (const id of ids) {
      if (pendingSince.has(id)) continue;
      if (pendingSince.size < MAX_PENDING) pendingSince.set(id, clock.now());
      else dropped += 1;
    }
  }

  function logDrops(now: number): void {
    if (dropped === 0 || isFresh(dropsLoggedAt, now, DROP_LOG_MS)) return;
    log.warn({ dropped }, "push messages were dropped: too many players wait for one");
    dropped = 0;
    dropsLoggedAt = now;
  }

  async function addMissed(): Promise<void> {
    addPending(await findUnnotified(db, clock.now() - MAX_ALERT_AGE_MS));
  }

  async function queueDue(ids: readonly number[], now: number): Promise<void> {
    const times = { since: now - MAX_ALERT_AGE_MS, unusedSince: now - UNANSWERED_MS, now };
    // Read first: an error after the claim would lose the alerts.
    const playerProfiles = [...(await profiles.of(ids)).values()];
    const wanting = playerProfiles.filter(({ settings }) => toSettings(settings).alerts.attack);
    const wantingIds = new Set(wanting.map(({ id }) => id));
    for (const duePush of await claimDue(db, ids, times)) {
      if (!wantingIds.has(duePush.accountId)) continue;
      if (isPushService(duePush.endpoint, services)) queue.add(pushOf(duePush));
    }
  }

  return {
    queue,
    async start() {
      keys = await readOrCreateKeys(db, clock.now());
      await addMissed();
    },
    publicKey: () => requireKeys().publicKey,
    isService: (endpoint) => isPushService(endpoint, services),
    onEvent(event) {
      if (event.t === "alert") addPending([event.playerId]);
      if (event.t !== "reconnected") return;
      addMissed().catch((err) => log.warn({ err }, "missed attacks could not be looked for"));
    },
    addPresenceCheck(isWatching) {
      watchers.add(isWatching);
      return () => void watchers.delete(isWatching);
    },
    async run() {
      const now = clock.now();
      logDrops(now);
      const watching: number[] = [];
      const unwatched: number[] = [];
      for (const [id, since] of pendingSince) {
        if (watching.length === BATCH_SIZE || unwatched.length === BATCH_SIZE) break;
        if (isWatched(id)) watching.push(id);
        else if (!isFresh(since, now, GRACE_MS)) unwatched.push(id);
      }
      for (const id of [...watching, ...unwatched]) pendingSince.delete(id);
      try {
        if (watching.length > 0) await markSeen(db, watching);
        if (unwatched.length > 0) await queueDue(unwatched, now);
      } catch (error) {
        addPending([...watching, ...unwatched]);
        throw error;
      }
    },
  };
}
