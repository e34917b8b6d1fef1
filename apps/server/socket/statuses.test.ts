/** A player's status on all of their sockets, on every process. */
import { give, setPlayer } from "@emberlode/api/testing";
import type { Status } from "@emberlode/contract";
import { gridStep, utcDay } from "@emberlode/game";
import type { Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { putAt } from "../testing/holdings.ts";
import { register, type TestPlayer } from "../testing/players.ts";
import { connected, TestSockets } from "../testing/sockets.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

/** Twice the pauses of notifications and rounds, with room for a busy machine. */
const SOON = { timeout: 5_000 };
const ROUND_MS = 250;

const processes: { app: TestApp; sockets: TestSockets }[] = [];

async function open(beside?: TestApp): Promise<void> {
  // The test walks more than a player may.
  const app = await createTestApp({ unlimited: true, ...(beside && { beside }) });
  const url = await app.app.listen({ host: "127.0.0.1", port: 0 });
  processes.push({ app, sockets: new TestSockets(url) });
}

const on = (index: 0 | 1) => {
  const process = processes[index];
  if (process === undefined) throw new Error(`There is no process ${index}.`);
  return process;
};

beforeAll(async () => {
  await open();
  await open(on(0).app);
});
afterEach(() => {
  for (const { sockets } of processes) sockets.close();
});
afterAll(async () => {
  for (const { app } of processes.reverse()) await app.close();
});

/** A tab of a player on a process, and every status that it received. */
async function tab(player: TestPlayer, index: 0 | 1) {
  const socket: Socket = on(index).sockets.as(player);
  const got: Status[] = [];
  socket.on("status", (status: Status) => got.push(status));
  expect(await connected(socket)).toBe("connected");
  await expect.poll(() => got.length, SOON).toBeGreaterThan(0);
  return { socket, got, last: () => got.at(-1), versions: () => got.map(({ version }) => version) };
}

async function sessionOf({ sid }: TestPlayer, index: 0 | 1): Promise<Status> {
  const answer = await on(index).app.send({ method: "GET", url: "/api/auth", sid });
  return answer.json().user.status;
}

const rising = (versions: readonly number[]) =>
  versions.every((version, at) => at === 0 || version >= (versions[at - 1] ?? 0));

const withoutTime = ({ serverTime: _, ...status }: Status) => status;

async function walk({ sid }: TestPlayer, index: 0 | 1, to: { x: number; y: number }) {
  const url = `/api/fields/coords?x=${to.x}&y=${to.y}`;
  const answer = await on(index).app.send({ method: "GET", url, sid });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test("two tabs on two processes get the same statuses in order, on any process", async () => {
  const ada = await register(on(0).app);
  const tabs = [await tab(ada, 0), await tab(ada, 1)];
  let { x, y } = await sessionOf(ada, 0);
  for (let n = 0; n < 12; n++) {
    ({ x, y } = gridStep({ x, y }, n % 2 === 0 ? "e" : "w"));
    const field = await walk(ada, n % 3 === 0 ? 1 : 0, { x, y });
    expect(field).toMatchObject({ x, y, version: expect.any(Number) });
  }
  const end = await sessionOf(ada, 0);
  for (const { last } of tabs) await expect.poll(() => last()?.version, SOON).toBe(end.version);
  for (const { got, versions } of tabs) {
    expect(rising(versions())).toBe(true);
    expect(got.map(withoutTime).at(-1)).toEqual(withoutTime(end));
  }
});

test("both players of an attack see it immediately on any process, others don't", async () => {
  const [ada, bob, eve] = [
    await register(on(0).app),
    await register(on(0).app),
    await register(on(0).app),
  ];
  await give(on(0).app, ada.id, 50_000, 0);
  // Loot is limited by what both of them dig.
  const today = `counter_day = ${utcDay(on(0).app.services.clock.now())}, dug_metal = 90000`;
  await setPlayer(on(0).app, ada.id, `shield_until = 0, defense_units[1] = 2, ${today}`);
  await setPlayer(on(0).app, bob.id, `attack_units[1] = 10, ${today}`);
  const { base: field } = ada.payload.user;
  if (field === null) throw new Error("A registered player has a base.");
  await putAt(on(0).app, bob, field);
  const [near, far, other] = [await tab(ada, 0), await tab(ada, 1), await tab(eve, 1)];
  const before = far.last();
  const seenByOther = other.got.length;
  const answer = await on(0).app.send({
    method: "POST",
    url: "/api/user/attack",
    sid: bob.sid,
    body: { enemy: String(ada.id), field },
  });
  expect(answer.statusCode).toBe(200);
  const { lootType, amount } = answer.json();
  expect([lootType, amount > 0]).toEqual(["metal", true]);
  for (const { last } of [near, far]) {
    await expect.poll(() => last()?.metal, SOON).toBe((before?.metal ?? 0) - amount);
    expect(last()?.version).toBeGreaterThan(before?.version ?? 0);
  }
  expect(withoutTime(await sessionOf(ada, 1))).toMatchObject(
    withoutTime(far.last() ?? ada.payload.user.status),
  );
  expect(other.got.length).toBe(seenByOther);
});

type Pact = "ask" | "end" | "active" | "rejected" | "blocked";

/** Changes the pact with another player; the call must succeed. */
async function pact({ sid }: TestPlayer, other: TestPlayer, done: Pact): Promise<void> {
  const { app } = on(0);
  const url = `/api/naps/${other.id}`;
  const body = done === "ask" ? { username: other.username } : { state: done };
  const { statusCode } = await (done === "ask"
    ? app.send({ method: "POST", url: "/api/naps", sid, body })
    : done === "end"
      ? app.send({ method: "DELETE", url, sid })
      : app.send({ method: "PATCH", url, sid, body }));
  expect(statusCode).toBe(200);
}

/** Waits until earlier notifications cannot be mistaken for new ones. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 4 * ROUND_MS));

test.each([
  "ada ask, bob rejected",
  "bob ask, bob end",
  "ada ask, bob active, bob end",
  "ada ask, bob active, bob blocked",
])("Ada's tab on another process is notified of the last step of: %s", async (deeds) => {
  const [ada, bob] = [await register(on(0).app), await register(on(0).app)];
  const { got } = await tab(ada, 1);
  const steps = deeds.split(", ").map((text) => {
    const [who, deed] = text.split(" ") as ["ada" | "bob", Pact];
    return () => (who === "ada" ? pact(ada, bob, deed) : pact(bob, ada, deed));
  });
  for (const step of steps.slice(0, -1)) await step();
  await quiet();
  const before = got.length;
  await steps.at(-1)?.();
  await expect.poll(() => got.length, SOON).toBeGreaterThan(before);
});

test("a block without a pact stays hidden", async () => {
  const [ada, bob] = [await register(on(0).app), await register(on(0).app)];
  const { got } = await tab(ada, 1);
  await quiet();
  const before = got.length;
  await pact(bob, ada, "blocked");
  await pact(bob, ada, "end");
  await quiet();
  expect(got.length).toBe(before);
});

test("an action's answer has the version of its status", async () => {
  const ada = await register(on(0).app);
  const { last } = await tab(ada, 1);
  await give(on(0).app, ada.id, 50_000, 50_000);
  const body = { type: "attack", index: 0, unit: 2 };
  const url = "/api/user/units";
  const answer = await on(0).app.send({ method: "PATCH", url, sid: ada.sid, body });
  const { newStatus } = answer.json();
  expect(newStatus.version).toBeGreaterThan(ada.payload.user.status.version);
  await expect.poll(() => last()?.version, SOON).toBe(newStatus.version);
  expect(withoutTime(newStatus)).toEqual(withoutTime(await sessionOf(ada, 0)));
});

test("a tab gets about four statuses a second, however fast the player walks", async () => {
  const ada = await register(on(0).app);
  const { got, last } = await tab(ada, 0);
  const before = got.length;
  const began = performance.now();
  let { x, y, version } = await sessionOf(ada, 0);
  for (let n = 0; n < 40; n++) {
    ({ x, y } = gridStep({ x, y }, n % 2 === 0 ? "e" : "w"));
    ({ version } = await walk(ada, 0, { x, y }));
  }
  await expect.poll(() => last()?.version, SOON).toBe(version);
  const rounds = Math.ceil((performance.now() - began) / ROUND_MS) + 1;
  expect(got.length - before).toBeLessThanOrEqual(rounds);
});

test("an alert triggers a status even if its process sends nothing else", async () => {
  const ada = await register(on(0).app);
  const { last } = await tab(ada, 1);
  await on(0).app.pool.query(
    `with changed as (
      update players set candle = 7, version = version + 1 where id = $1::int
    )
    insert into alerts (player_id, type, kind, facts, created_at)
    values ($1::int, 'event', 'text', '{}', 0)`,
    [ada.id],
  );
  await expect.poll(() => last()?.candle, SOON).toBe(7);
});

test("changes missed while live events were down arrive when they reconnect", async () => {
  const ada = await register(on(0).app);
  const { last } = await tab(ada, 1);
  await on(0).app.pool.query(
    "update players set candle = 5, version = version + 1 where id = $1::int",
    [ada.id],
  );
  on(1).app.services.live.publish({ t: "reconnected", missedSince: 0 });
  await expect.poll(() => last()?.candle, SOON).toBe(5);
});
