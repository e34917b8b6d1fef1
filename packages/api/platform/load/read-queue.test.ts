import { english } from "@emberlode/messages/testing/english";
import { beforeEach, expect, test } from "vitest";
import { refusal } from "../../testing/game.ts";
import { ReadQueue } from "./read-queue.ts";
import { TIME_BUDGET_MS } from "./read-time.ts";

const ACTIVE = 64;
const WAITING = 1_000;
const BUSY = english.errors("texts.BUSY");

let now: number;
let refused: number;
let reads: ReadQueue;
/** Functions that end the running reads, in the order in which they began. */
let ends: (() => void)[];
/** Names of the reads in the order in which they began. */
let begun: string[];
beforeEach(() => {
  now = 0;
  refused = 0;
  ends = [];
  begun = [];
  reads = new ReadQueue(
    () => {
      refused += 1;
    },
    () => now,
  );
});

interface ReadOptions {
  name?: string;
  address?: string;
  isPlayer?: boolean;
}

const read = ({ name = "", address = "192.0.2.1", isPlayer = false }: ReadOptions = {}) =>
  reads.run(
    { address, isPlayer },
    () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.push(() => resolve(name));
      }),
  );

/** Fills all places with reads from different addresses. */
function fill(): void {
  for (let n = 0; n < ACTIVE; n++) void read({ address: `203.0.113.${n}` });
  begun = [];
}

/** Reads whose results the test ignores. */
const queue = (count: number, asked: ReadOptions) =>
  Array.from({ length: count }, () => read(asked).catch(() => {}));

async function endOne(): Promise<void> {
  ends.shift()?.();
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}

test("limits concurrent reads, and queued players go before anonymous callers", async () => {
  fill();
  const asked = [
    read({ name: "anonymous" }),
    read({ name: "player", isPlayer: true }),
    read({ name: "another player", isPlayer: true }),
  ];
  expect(begun).toEqual([]);
  expect(reads.counts()).toMatchObject({ active: ACTIVE, waiting: 3 });
  for (let n = 0; n < 3; n++) await endOne();
  expect(begun).toEqual(["player", "another player", "anonymous"]);
  while (ends.length > 0) await endOne();
  expect(await Promise.all(asked)).toEqual(["anonymous", "player", "another player"]);
  expect(reads.counts()).toMatchObject({ active: 0, waiting: 0 });
});

test("a failing read frees its place", async () => {
  const failing = () => Promise.reject(new Error("a bug"));
  for (let n = 0; n < 2 * ACTIVE; n++) {
    const reader = { address: "192.0.2.1", isPlayer: true };
    await expect(reads.run(reader, failing)).rejects.toThrow("a bug");
  }
  expect(reads.counts().active).toBe(0);
});

test("when the queue is full, the newest anonymous read is refused first, then the newest player", async () => {
  fill();
  void queue(WAITING - 2, { isPlayer: true });
  const older = read({ name: "older" });
  const newer = refusal(read());
  // The queue is full, and this anonymous read is last.
  expect(await refusal(read())).toMatchObject({ code: "BUSY", status: 503, retryAfterSeconds: 1 });
  void queue(1, { isPlayer: true });
  expect(await newer).toMatchObject({ code: "BUSY", text: BUSY });
  const last = refusal(older);
  void queue(1, { isPlayer: true });
  expect(await last).toMatchObject({ code: "BUSY" });
  expect(await refusal(read({ isPlayer: true }))).toMatchObject({ code: "BUSY" });
  expect(reads.counts()).toMatchObject({ waiting: WAITING, refused: { players: 1, anonymous: 3 } });
  expect(refused).toBe(4);
});

test("refuses reads after two seconds in the queue", async () => {
  fill();
  const first = refusal(read({ isPlayer: true }));
  now = 1_500;
  const second = refusal(read());
  now = 2_000;
  expect(await first).toMatchObject({ code: "BUSY" });
  expect(reads.counts().waiting).toBe(1);
  now = 3_500;
  expect(await second).toMatchObject({ code: "BUSY" });
  expect(reads.counts()).toMatchObject({ active: ACTIVE, waiting: 0 });
});

test("an address that used up its time goes last, and the refusal names its network", async () => {
  const heavy = { address: "2001:db8::1", isPlayer: true };
  const long = read(heavy);
  now += TIME_BUDGET_MS + 1;
  await endOne();
  await long;
  fill();
  const late = refusal(read({ ...heavy, address: "2001:db8::2" }));
  void queue(WAITING - 1, {});
  void queue(1, {});
  expect(await late).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    status: 429,
    retryAfterSeconds: 5,
    text: english.errors("networkTimeUsed", { wait: "5 seconds" }),
  });
  // It reads normally when there is room.
  while (ends.length > 0) await endOne();
  const again = read({ ...heavy, name: "again" });
  expect(begun.at(-1)).toBe("again");
  await endOne();
  expect(await again).toBe("again");
});

test.each([
  ["a /56 has four times", 4, (n: number) => `2001:db8:0:${n}::1`],
  ["a /48 has eight times", 8, (n: number) => `2001:db8:0:${n}00::1`],
  ["a /24 of IPv4 has eight times", 8, (n: number) => `198.51.100.${n}`],
])("%s the time of an address before it goes last", async (_, times, addressOf) => {
  for (let n = 1; n <= times; n++) {
    const long = read({ address: addressOf(n) });
    now += TIME_BUDGET_MS - 1;
    await endOne();
    await long;
  }
  const refusedIn = async (address: string) => {
    fill();
    const late = refusal(read({ address }));
    now += 2_000;
    const { code } = await late;
    while (ends.length > 0) await endOne();
    return code;
  };
  const fresh = addressOf(9);
  expect(await refusedIn(fresh)).toBe("BUSY");
  const last = read({ address: fresh });
  now += times + 1;
  await endOne();
  await last;
  expect(await refusedIn(fresh)).toBe("TOO_MANY_REQUESTS");
});

test("divides elapsed time among concurrent reads and forgets it after two windows", async () => {
  const one = { address: "198.51.100.1", name: "one" };
  const many = Array.from({ length: 10 }, () => read(one));
  // Ten reads of one address share the time.
  now += TIME_BUDGET_MS - 1;
  while (ends.length > 0) await endOne();
  await Promise.all(many);
  const other = read({ address: "198.51.100.2" });
  now += TIME_BUDGET_MS + 1;
  await endOne();
  await other;
  const lineOf = async (address: string) => {
    fill();
    const before = { ...reads.counts().refused };
    const late = refusal(read({ address }));
    now += 2_000;
    const { code } = await late;
    while (ends.length > 0) await endOne();
    return [code, reads.counts().refused.heavy - before.heavy];
  };
  expect(await lineOf("198.51.100.1")).toEqual(["BUSY", 0]);
  expect(await lineOf("198.51.100.2")).toEqual(["TOO_MANY_REQUESTS", 1]);
  now += 20_000;
  expect(await lineOf("198.51.100.2")).toEqual(["BUSY", 0]);
});
