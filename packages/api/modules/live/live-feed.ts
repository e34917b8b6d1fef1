/** Events of the whole world, as this process receives them. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { CHAT_ROOM } from "@emberlode/contract";
import type { Listener, Pool } from "@emberlode/db";
import { type Position, SECOND } from "@emberlode/game";
import { isFresh } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import { type Notification, payloadSchema, type StoredMessage } from "./notifications.ts";

/** Events for subscribers. Each message is published once, in the order of the numbers. */
export type LiveEvent =
  | Notification
  /** The owner or the visible content of these cells changed for this process. */
  | { t: "publicFields"; cells: readonly Position[] }
  /** This process has the world of another season now, and remembers nothing of the one before. */
  | { t: "newSeason"; season: number }
  /** The connection was lost: unnumbered events since then may have been missed. */
  | { t: "reconnected"; missedSince: number };

export interface LiveFeed {
  /** Identifies this process's own notifications. */
  readonly processId: string;
  /**
   * Whether everything committed until a second ago was received: notifications arrive in order, so
   * one of the last second proves it. A connection that broke silently proves nothing.
   */
  isListening(): boolean;
  /** Starts to listen. Resolves once every later notification will be received. */
  start(): Promise<void>;
  stop(): Promise<void>;
  subscribe(listener: (event: LiveEvent) => void): () => void;
  /** Publishes an event of this process itself, such as a log-out. */
  publish(event: LiveEvent): void;
}

/** The stored messages of the chat, to read those that were missed. */
export interface MessageHistory {
  /** The number of the last message; 0 before the first. */
  latest(): Promise<number>;
  /** The messages of a range of numbers, both ends inclusive, oldest first. */
  range(first: number, last: number): Promise<readonly StoredMessage[]>;
  /** The numbers of the messages removed since a time (milliseconds). */
  removedSince(time: number): Promise<readonly number[]>;
}

const CATCH_UP_PAGE = 500;
/** How far before a gap removals are queried; publishing one twice is harmless. */
const REMOVED_OVERLAP_MS = 10_000;
/** Pauses between tries, in milliseconds. */
const FIRST_WAIT_MS = 50;
const MAX_WAIT_MS = 2_000;
/** How long a notification proves that none before it is missing, in milliseconds. */
const PROOF_MS = SECOND;

/** The end of a session, a peace or a season must not wait for messages that are read again. */
const isUrgent = ({ t }: Notification): boolean =>
  t === "session" || t === "renamed" || t === "schedule" || t === "season";

/**
 * Listens on one connection. After losing it, reads the missed messages, so that each subscriber
 * gets every message once and in order.
 */
export function createLiveFeed(
  { pool, messages }: { pool: Pick<Pool, "listen">; messages: MessageHistory },
  log: Log,
  now: () => number,
): LiveFeed {
  const processId = randomUUID();
  const subscribers = new Set<(event: LiveEvent) => void>();
  let listener: Listener | null = null;
  /** Number of the last published message; null before the first connection. */
  let lastSeq: number | null = null;
  let receivedAt = now();
  /** Counts how often the connection began to listen or was lost. */
  let epoch = 0;
  /** The epoch since which nothing was missed. */
  let caughtUpEpoch = -1;
  let lastNotificationAt = Number.NEGATIVE_INFINITY;
  let stopped = false;
  // Runs one step at a time, so a gap is filled before later events are published.
  let work: Promise<void> = Promise.resolve();

  function publish(event: LiveEvent): void {
    for (const subscriber of subscribers) {
      try {
        subscriber(event);
      } catch (err) {
        log.error({ err, kind: event.t }, "a subscriber of live events failed");
      }
    }
  }

  function publishMessage(message: StoredMessage): void {
    if (lastSeq !== null && message.seq <= lastSeq) return;
    lastSeq = message.seq;
    publish({ t: "message", message });
  }

  async function fillGap(): Promise<void> {
    const latest = await messages.latest();
    while (lastSeq !== null && lastSeq < latest) {
      const end = Math.min(latest, lastSeq + CATCH_UP_PAGE);
      const missed = await messages.range(lastSeq + 1, end);
      for (const message of missed) publishMessage(message);
      lastSeq = end;
    }
  }

  async function handle(notification: Notification): Promise<void> {
    // This process already published it.
    if (notification.t === "status" && notification.by === processId) return;
    if (notification.t !== "message") {
      publish(notification);
      return;
    }
    if (lastSeq !== null && notification.message.seq > lastSeq + 1) await fillGap();
    publishMessage(notification.message);
  }

  async function catchUp(): Promise<void> {
    if (lastSeq === null) {
      lastSeq = await messages.latest();
      return;
    }
    const latest = await messages.latest();
    // A lower number means the room was restored from a backup: continue from there.
    lastSeq = Math.min(lastSeq, latest);
    const missedSince = receivedAt;
    const removed = await messages.removedSince(missedSince - REMOVED_OVERLAP_MS);
    // Publish this first: a missed block must apply to the missed messages.
    publish({ t: "reconnected", missedSince });
    await fillGap();
    for (const seq of removed) publish({ t: "removed", room: CHAT_ROOM, seq });
  }

  /** Retries a failed step. If it were dropped, no subscriber would ever get the event. */
  async function retryUntilDone(step: () => Promise<void>): Promise<void> {
    for (let pause = FIRST_WAIT_MS; !stopped; pause = Math.min(MAX_WAIT_MS, pause * 2)) {
      try {
        return await step();
      } catch (err) {
        log.warn({ err }, "a step of the live feed failed and will be tried again");
        await sleep(pause, undefined, { ref: false });
      }
    }
  }

  function enqueue(step: () => Promise<void>): Promise<void> {
    work = work.then(() => retryUntilDone(step));
    return work;
  }

  return {
    processId,
    isListening: () => caughtUpEpoch === epoch && isFresh(lastNotificationAt, now(), PROOF_MS),
    start: () =>
      new Promise((resolve) => {
        listener = pool.listen({
          onNotify(payload) {
            const parsed = payloadSchema.safeParse(payload);
            const at = now();
            lastNotificationAt = at;
            if (parsed.success && isUrgent(parsed.data)) publish(parsed.data);
            else if (parsed.success) {
              void enqueue(async () => {
                receivedAt = at;
                await handle(parsed.data);
              });
            } else log.warn({ err: parsed.error }, "a notification is invalid");
          },
          onListening() {
            epoch += 1;
            const begunEpoch = epoch;
            const begunAt = now();
            void enqueue(catchUp).then(() => {
              caughtUpEpoch = begunEpoch;
              lastNotificationAt = begunAt;
              resolve();
            });
          },
          onLost() {
            epoch += 1;
          },
        });
      }),
    async stop() {
      stopped = true;
      await listener?.close();
      await work;
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    publish,
  };
}
