/** What happens anywhere in the world, as it reaches this process. */
import type { Listener, Pool } from "@emberlode/db";
import { CHAT } from "@emberlode/game";
import { findLatest, findSince, type StoredMessage } from "../chat/chat.queries.ts";
import type { Log } from "../log.ts";
import { type Notice, noticeSchema } from "./notices.ts";

/** Everything that subscribers hear. Messages come once each, in the order of their numbers. */
export type LiveEvent =
  | Notice
  /** The connection was lost for a while: what is not numbered may have been missed. */
  | { t: "reconnected"; missedSince: number };

export interface LiveFeed {
  /** Begins to listen; resolves when everything notified from now on will be heard. */
  start(): Promise<void>;
  stop(): Promise<void>;
  subscribe(hear: (event: LiveEvent) => void): () => void;
  /** Lets this process hear what it knows by itself, such as a log-out of its own. */
  tell(event: LiveEvent): void;
}

const CATCH_UP_PAGE = 500;
const ROOM: string = CHAT.room;

/**
 * Hears over one connection. After a loss it reads the messages that it missed, so that every
 * subscriber gets each message once and in order whatever happens to the connection.
 */
export function createLiveFeed(pool: Pool, log: Log, now: () => number): LiveFeed {
  const subscribers = new Set<(event: LiveEvent) => void>();
  let listener: Listener | null = null;
  /** Number of the last message told; null before the first connection. */
  let last: number | null = null;
  let heardAt = now();
  // One after the other: a gap is filled before what follows it is told.
  let work: Promise<void> = Promise.resolve();

  function tell(event: LiveEvent): void {
    for (const hear of subscribers) {
      try {
        hear(event);
      } catch (err) {
        log.error({ err, kind: event.t }, "a subscriber of live events failed");
      }
    }
  }

  function tellMessage(message: StoredMessage): void {
    if (last !== null && message.seq <= last) return;
    last = message.seq;
    tell({ t: "message", message });
  }

  async function fillGap(): Promise<void> {
    for (;;) {
      const missed = await findSince(pool, {
        room: ROOM,
        reader: null,
        seq: last ?? 0,
        limit: CATCH_UP_PAGE,
      });
      for (const message of missed) tellMessage(message);
      if (missed.length < CATCH_UP_PAGE) return;
    }
  }

  async function take(notice: Notice): Promise<void> {
    heardAt = now();
    if (notice.t !== "message") {
      tell(notice);
      return;
    }
    if (last !== null && notice.message.seq > last + 1) await fillGap();
    tellMessage(notice.message);
  }

  async function listening(): Promise<void> {
    if (last === null) {
      last = (await findLatest(pool, ROOM)) ?? 0;
      return;
    }
    await fillGap();
    tell({ t: "reconnected", missedSince: heardAt });
  }

  function then(step: () => Promise<void>): Promise<void> {
    work = work.then(step).catch((err) => {
      log.warn({ err }, "live events could not be followed for a moment");
    });
    return work;
  }

  return {
    start: () =>
      new Promise((resolve) => {
        listener = pool.listen({
          onNotify(payload) {
            const parsed = noticeSchema.safeParse(JSON.parse(payload));
            if (parsed.success) void then(() => take(parsed.data));
            else log.warn({ err: parsed.error }, "a notification was not understood");
          },
          onListening: () => void then(listening).then(resolve),
        });
      }),
    async stop() {
      await listener?.close();
      await work;
    },
    subscribe(hear) {
      subscribers.add(hear);
      return () => void subscribers.delete(hear);
    },
    tell,
  };
}
