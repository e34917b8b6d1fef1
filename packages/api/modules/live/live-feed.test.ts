/** What a process receives despite database failures. */
import { createDatabase, type ListenHandlers, type Pool } from "@emberlode/db";
import { expect, test } from "vitest";
import { silentLog } from "../../platform/log.ts";
import { createMessageHistory } from "../chat/message-history.ts";
import { createLiveFeed, type LiveEvent } from "./live-feed.ts";

const stored = (seq: number) => ({
  room: "global",
  seq,
  playerId: 1,
  sender: "Ada",
  role: "player",
  clientId: `client-${seq}`,
  body: `message ${seq}`,
  createdAt: 0,
});

/** A feed over a fake database that holds messages up to `latest` and fails on demand. */
async function pretendFeed(now = () => 7) {
  const database = { latest: 3, failures: 0, removed: [] as number[] };
  let handlers: ListenHandlers | undefined;
  /** Rows in the order of the selected columns. */
  const values = async (text: string, [, first, end]: number[]) => {
    if (database.failures > 0) {
      database.failures -= 1;
      throw new Error("canceling statement due to lock timeout");
    }
    if (text.includes('from "rooms"')) return [[database.latest]];
    if (text.includes('"removed_at" >= ')) return database.removed.map((seq) => [seq]);
    const from = first ?? 0;
    return Array.from({ length: (end ?? 0) - from + 1 }, (_, n) => Object.values(stored(from + n)));
  };
  const listen = (given: ListenHandlers) => {
    handlers = given;
    queueMicrotask(() => given.onListening());
    return { close: async () => {} };
  };
  const pool = { values, listen } as unknown as Pool;
  const messages = createMessageHistory(createDatabase(pool));
  const feed = createLiveFeed({ pool, messages }, silentLog, now);
  const events: LiveEvent[] = [];
  feed.subscribe((event) => events.push(event));
  await feed.start();
  if (handlers === undefined) throw new Error("The feed does not listen.");
  const { onListening: listening, onLost: lose, onNotify: notify } = handlers;
  return { feed, database, heard: events, listening, lose, notify };
}

const published = (events: readonly LiveEvent[]) =>
  events.map((event) => (event.t === "message" ? event.message.seq : event.t));

test("catches up despite failures, and reports the gap before the missed messages", async () => {
  const { feed, database, heard: events, listening } = await pretendFeed();
  database.latest = 5;
  database.failures = 3;
  database.removed = [2];
  listening();
  await expect.poll(() => published(events)).toEqual(["reconnected", 4, 5, "removed"]);
  expect(events.at(-1)).toEqual({ t: "removed", room: "global", seq: 2 });
  await feed.stop();
});

test("is listening only while a notification of the last second proves it", async () => {
  let time = 0;
  const { feed, notify } = await pretendFeed(() => time);
  expect(feed.isListening()).toBe(true);
  time = 1_000;
  expect(feed.isListening()).toBe(false);
  notify(JSON.stringify({ t: "status", by: feed.processId, playerIds: [1] }));
  expect(feed.isListening()).toBe(true);
  await feed.stop();
});

test("skips notifications that it does not understand", async () => {
  const { feed, heard: events, notify } = await pretendFeed();
  for (const payload of ["", "{", '{"t":"unheard-of"}', '{"t":"blocks","playerId":"4"}'])
    notify(payload);
  notify(JSON.stringify({ t: "blocks", playerId: 4 }));
  await expect.poll(() => events).toEqual([{ t: "blocks", playerId: 4 }]);
  await feed.stop();
});

test("publishes the end of a session although earlier messages cannot be read", async () => {
  const { feed, database, heard: events, notify } = await pretendFeed();
  database.failures = 1_000;
  notify(JSON.stringify({ t: "message", message: stored(9) }));
  notify(JSON.stringify({ t: "session", accountId: 1 }));
  expect(published(events)).toEqual(["session"]);
  await feed.stop();
});

test("is listening only once everything missed was reported", async () => {
  const { feed, database, heard: events, listening, lose } = await pretendFeed();
  expect(feed.isListening()).toBe(true);
  lose?.();
  expect(feed.isListening()).toBe(false);
  database.failures = 2;
  listening();
  await expect.poll(() => feed.isListening()).toBe(true);
  expect(published(events)).toEqual(["reconnected"]);
  // Lost again before the report: the next one counts.
  database.failures = 2;
  listening();
  lose?.();
  await expect.poll(() => published(events)).toEqual(["reconnected", "reconnected"]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(feed.isListening()).toBe(false);
  await feed.stop();
});

test("continues with the numbers of a room restored from a backup", async () => {
  const { feed, database, heard: events, notify, listening } = await pretendFeed();
  database.latest = 1;
  listening();
  notify(JSON.stringify({ t: "message", message: stored(2) }));
  await expect.poll(() => published(events)).toEqual(["reconnected", 2]);
  await feed.stop();
});

test("fills a gap before later messages, even if that fails at first", async () => {
  const { feed, database, heard: events, notify } = await pretendFeed();
  database.latest = 6;
  database.failures = 2;
  notify(JSON.stringify({ t: "message", message: stored(6) }));
  notify(JSON.stringify({ t: "blocks", playerId: 4 }));
  await expect.poll(() => published(events)).toEqual([4, 5, 6, "blocks"]);
  await feed.stop();
});

test("missed events count from the last notification, however late it was handled", async () => {
  let time = 1_000;
  const { feed, database, heard: events, notify, listening } = await pretendFeed(() => time);
  database.latest = 6;
  database.failures = 2;
  notify(JSON.stringify({ t: "message", message: stored(6) }));
  listening();
  time = 61_000;
  await expect.poll(() => published(events)).toContain("reconnected");
  expect(events.at(-1)).toEqual({ t: "reconnected", missedSince: 1_000 });
  await feed.stop();
});

test("stops while the database is failing", async () => {
  const { feed, database, heard: events, listening } = await pretendFeed();
  database.failures = Number.POSITIVE_INFINITY;
  listening();
  await feed.stop();
  expect(events).toEqual([]);
});
