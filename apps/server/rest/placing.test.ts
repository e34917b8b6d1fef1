/** Who fills the world with invented addresses, played over HTTP with several accounts (rules §2). */
import type { Alert, Log, LoginPayload } from "@emberlode/contract";
import { auditLedger } from "@emberlode/db";
import { DAY, errorStatus, type Position, wrap } from "@emberlode/game";
import { afterEach, beforeEach, expect, test } from "vitest";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, sidOf, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(async () => {
  expect(await auditLedger(app.pool)).toEqual([]);
  await app.close();
});

interface Player {
  id: number;
  sid: string;
  at: Position;
}

let names = 0;

async function begin(kind: "guest" | "account", address: string): Promise<Player> {
  names += 1;
  const username = `Settler${names}`;
  const body = { username, email: `${username}@example.org`, password: "correct horse" };
  const response =
    kind === "guest"
      ? await app.send({ method: "POST", url: "/api/users/guest", body: {}, address })
      : await app.send({ method: "POST", url: "/api/users", body, address });
  if (response.statusCode !== 201) throw new Error(response.body);
  const { user }: LoginPayload = response.json();
  const { x, y } = user.status;
  expect(user).toMatchObject({ base: { x, y }, baseOnMap: false });
  return { id: Number(user._id), sid: sidOf(response), at: { x, y } };
}

/** One step to the east, from where the player began. */
const step = ({ sid, at }: Player) =>
  app.send({ method: "GET", url: `/api/fields/coords?x=${wrap(at.x + 1)}&y=${at.y}`, sid });

/** Makes players of an address and lets each take the first step, a second apart. */
async function settle(kind: "guest" | "account", count: number, addressOf: (n: number) => string) {
  const players: Player[] = [];
  for (let n = 0; n < count; n++) {
    const player = await begin(kind, addressOf(n));
    expect((await step(player)).statusCode).toBe(200);
    players.push(player);
    app.advance(1000);
  }
  return players;
}

/** Who has no base, in the order of their making. */
async function homeless(): Promise<number[]> {
  const rows = await app.pool.query<{ id: number }>(
    "select id from players where base_x is null order by id",
  );
  return rows.map(({ id }) => id);
}

/** Turns all but so many of the places for bases into forest. */
async function keepPlaces(count: number): Promise<void> {
  await app.pool.query(
    `update fields set type = 'forest', version = version + 1 where type = 'waste' and (x, y) not in (
      select x, y from fields where type = 'waste' order by x, y limit $1::int)`,
    [count],
  );
  await app.services.world.refresh();
}

test("a twenty-first young account of an address takes the place of the longest idle", async () => {
  const players = await settle("account", 20, (n) => `2001:db8:1:2:${n}::1`);
  await settle("account", 1, () => "192.0.2.1");
  expect(await homeless()).toEqual([]);
  await settle("account", 1, () => "2001:db8:1:2::9");
  const [first, second] = players;
  if (first === undefined) throw new Error("Nobody settled.");
  expect(await homeless()).toEqual([first.id]);
  const read = async (url: string) =>
    (await app.send({ method: "GET", url, sid: first.sid })).json();
  const { logs }: { logs: Log[] } = await read("/api/logs?type=account&limit=1");
  expect(logs).toMatchObject([{ cat: "account", type: "base-left" }]);
  expect(logs[0]?.content).toBe(
    `Your base at ${first.at.x}, ${first.at.y} left the map. Your network (school, office or home) has reached its limit of 20 bases of accounts younger than 30 days, and yours was idle longest. Everything else stays yours, and your next action puts the base back.`,
  );
  const { alerts }: { alerts: Alert[] } = await read("/api/alerts");
  const told = { type: "event", title: "Your base left the map", content: logs[0]?.content };
  expect(alerts).toMatchObject([told]);
  // It is placed again with its next step, and the next one leaves.
  expect((await step({ ...first, at: { ...first.at, x: wrap(first.at.x + 1) } })).statusCode).toBe(
    200,
  );
  expect(await homeless()).toEqual([second?.id]);
});

test("above nine tenths those of few actions leave after a day, and else the world is full", async () => {
  await keepPlaces(10);
  const players = await settle("account", 10, (n) => `198.18.${n}.7`);
  const body = { username: "Latecomer", email: "late@example.org", password: "correct horse" };
  const late = { method: "POST" as const, url: "/api/users", body, address: "198.51.100.1" };
  expectRefusal(await app.send(late), errorStatus("WORLD_FULL"), "WORLD_FULL");
  expect(await app.pool.query("select 1 from accounts where username = 'Latecomer'")).toEqual([]);
  app.advance(DAY);
  await settle("account", 1, () => "198.51.100.1");
  expect(await homeless()).toEqual([players[0]?.id]);
});

test("a full map makes room for a newcomer of another network than the one that filled it", async () => {
  await keepPlaces(10);
  const players = await settle("account", 10, (n) => `2001:db8:9:${n}::1`);
  const [first] = players;
  if (first === undefined) throw new Error("Nobody settled.");
  await settle("account", 1, () => "198.51.100.1");
  await settle("guest", 1, () => "198.51.100.200");
  expect(await homeless()).toEqual(players.slice(0, 2).map(({ id }) => id));
  const url = "/api/logs?type=account&limit=1";
  const { logs } = (await app.send({ method: "GET", url, sid: first.sid })).json();
  expect(logs[0].content).toContain("The map was full, and a newcomer took its place");
  const body = { username: "Another", email: "another@example.org", password: "correct horse" };
  const late = { method: "POST" as const, url: "/api/users", body, address: "2001:db8:9:77::1" };
  expectRefusal(await app.send(late), errorStatus("WORLD_FULL"), "WORLD_FULL");
});

test("two processes at once keep to the limit of an address", async () => {
  const beside = await createTestApp({ beside: app });
  const players: Player[] = [];
  for (let n = 0; n < 30; n++) players.push(await begin("account", "192.0.2.1"));
  await Promise.all(
    players.map(({ sid, at }, n) =>
      (n % 2 === 0 ? app : beside).send({
        ...{ method: "GET", url: `/api/fields/coords?x=${wrap(at.x + 1)}&y=${at.y}`, sid },
      }),
    ),
  );
  expect(30 - (await homeless()).length).toBeLessThanOrEqual(20);
  await beside.close();
});
