/**
 * A day in the game, and what follows: two players over real HTTP, from their first dig to a fight
 * over a base. The tests are chapters and follow from each other.
 */
import { ClientError } from "@emberlode/client";
import { auditLedger } from "@emberlode/db";
import { cellsAround, DAY, DIRECTION_IDS, HOUR, isBuilt, step } from "@emberlode/game";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "./testing/test-app.ts";
import { isEmpty, newTraveller, type Traveller } from "./testing/traveller.ts";

let app: TestApp;
let url: string;
let ada: Traveller;
let bob: Traveller;

/** Lets time pass until this hour of the UTC day; sessions end, and the seeds of the day are made. */
async function passUntil(hour: number, days = 0): Promise<void> {
  const now = app.services.clock.now();
  const today = Math.floor(now / DAY) * DAY + hour * HOUR;
  const next = today > now ? today : today + DAY;
  app.advance(next - now + days * DAY);
  await app.services.fair.prepare();
}

beforeAll(async () => {
  app = await createTestApp();
  // How fast a player may walk is tested elsewhere.
  app.services.limits.charge = async () => async () => {};
  url = await app.app.listen({ host: "127.0.0.1", port: 0 });
  await passUntil(8);
  ada = await newTraveller(app, url, "Ada");
  bob = await newTraveller(app, url, "Bob");
});
afterAll(async () => {
  await app.close();
});

async function refused(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ClientError)) throw new Error(`not refused: ${error}`);
  return error.code;
}

const isA = (type: string) => (cell: { type: string; baseOwner: number | null }) =>
  cell.type === type && cell.baseOwner === null;

/** The lines of a player's log, page by page as a reader scrolls. */
async function wholeLog({ client }: Traveller) {
  const logs = [];
  for (;;) {
    const page = await client.logs.list.query({ start: logs.length, limit: 25 });
    logs.push(...page.logs);
    if (page.logs.length === 0) return { logs, totalCount: page.totalCount };
  }
}

test("08:00: both dig, each field once an hour", async () => {
  for (const { client, walkToNearest } of [ada, bob]) {
    const { x, y } = await walkToNearest(isA("metal"));
    const dig = { type: "metal", field: { x, y } } as const;
    const { gathered, metal } = await client.user.gather.mutate(dig);
    expect(metal).toBe(1000 + gathered);
    expect(await refused(client.user.gather.mutate(dig))).toBe("SPENT");
  }
});

test("Ada looks into a cave and a forest, and lights a candle", async () => {
  const { client, walkToNearest } = ada;
  const cave = await walkToNearest(isA("cave"));
  const field = ({ x, y }: { x: number; y: number }) => ({ field: { x, y } });
  expect((await client.finds.cave.mutate(field(cave))).desc).not.toBe("");
  expect(await refused(client.finds.cave.mutate(field(cave)))).toBe("SPENT");
  const forest = await walkToNearest(isA("forest"));
  expect((await client.finds.forest.mutate(field(forest))).desc).not.toBe("");
  const memorial = await walkToNearest(isA("memorial"));
  expect(await client.finds.memorial.mutate(field(memorial))).toMatchObject({ candle: 1 });
  expect(await refused(client.finds.memorial.mutate(field(memorial)))).toBe("ALREADY_LIT");
});

test("she builds a better excavator", async () => {
  // A morning of digging: enough for what she buys today.
  await ada.earn(40_000, 40_000);
  await ada.walkToNearest(isA("euc"));
  const { client } = ada;
  const bought = await client.euc.buy.mutate({ id: "pickaxe" });
  expect(bought.count).toBeGreaterThanOrEqual(1);
  const installed = await client.euc.install.mutate({ id: "pickaxe" });
  expect(installed).toMatchObject({ metalCap: [1, 105], count: 1, remain: bought.count - 1 });
  expect((await client.euc.list.query()).metalCap).toEqual([1, 105]);
});

test("she learns, arms, and takes a factory", async () => {
  const { client } = ada;
  await client.units.buyTech.mutate({ type: "attack", index: 1 });
  const base = (await client.puc.list.query()).factories[0];
  const raised = await client.puc.upgrade.mutate({ id: base?._id ?? "" });
  expect(raised.factory).toMatchObject({ lvl: 2, slots: 4000 });
  const { newStatus } = await client.units.buy.mutate({ type: "attack", index: 0, unit: 15 });
  expect(newStatus.attack_units[0]).toBeGreaterThanOrEqual(15);
  const { x, y } = await ada.walkToNearest(
    (cell) => cell.type === "factory" && cell.slots <= 700 && cell.factory === null,
  );
  const { captured, factory, report } = await client.puc.capture.mutate({ x, y });
  expect({ captured, winner: report.winner }).toEqual({ captured: true, winner: "attacker" });
  expect((await client.puc.list.query()).factories).toContainEqual(factory);
  expect(await refused(client.puc.capture.mutate({ x, y }))).toBe("ALREADY_YOURS");
  expect((await bob.client.battles.report.query({ id: report.id })).losses).toEqual(report.losses);
});

test("her researches open the doors of the town", async () => {
  const { client } = ada;
  for (const research of ["bank", "casino", "market", "mines", "gps"] as const) {
    expect(await client.researches.raise.mutate({ research })).toMatchObject({
      research: { research, level: 1 },
    });
  }
  await ada.walkToNearest(isA("bank"));
  const deposit = { action: "deposit", resource: "metal", amount: 1000 } as const;
  expect(await client.bank.use.mutate(deposit)).toMatchObject({ bankMetal: 1000 });
  const withdrawal = { ...deposit, action: "withdraw", amount: 400 } as const;
  expect(await client.bank.use.mutate(withdrawal)).toMatchObject({ bankMetal: 600 });
  await ada.walkToNearest(isA("web"));
  const change = { from: "metal", amount: 1000 } as const;
  expect(await client.exchange.change.mutate(change)).toMatchObject({ received: 900, fee: 100 });
  await ada.walkToNearest(isA("casino"));
  const before = await ada.status();
  const coin = { game: "coin", resource: "metal", stake: 100, choice: 0 } as const;
  const { payout, stakesLeft, newStatus } = await client.casino.play.mutate(coin);
  expect([0, 196]).toContain(payout);
  expect(stakesLeft).toBe(49);
  expect(newStatus.metal).toBe(before.metal - 100 + payout);
  await ada.walkToNearest(isA("market"));
  const { offers } = await client.market.offers.query();
  const [cheapest] = offers.toSorted((a, b) => a.price - b.price);
  const bought = await client.market.buy.mutate({ offer: cheapest?._id ?? "", count: 1 });
  expect(bought).toMatchObject({ left: (cheapest?.left ?? 0) - 1 });
});

test("Bob asks for a pact; under his shield he is safe anyway", async () => {
  const { x, y } = await bob.status();
  expect(await refused(ada.client.naps.ask.mutate({ username: "Ada" }))).toBe("NAP_SELF");
  await bob.client.naps.ask.mutate({ username: "Ada" });
  const { naps } = await ada.client.naps.list.query();
  expect(naps).toMatchObject([{ _id: bob.id, state: "asked", askedByMe: false }]);
  await ada.client.naps.change.mutate({ id: bob.id, state: "rejected" });
  const base = (await bob.client.puc.list.query()).factories[0]?.factory ?? { x, y };
  const field = { x: base.x, y: base.y };
  await ada.walkTo(field);
  const attack = ada.client.battles.attack.mutate({ enemy: bob.id, field });
  expect(await refused(attack)).toBe("SHIELDED");
});

test("three days later the session is over and the shield down", async () => {
  await passUntil(12.5, 3);
  expect(await refused(ada.client.user.session.query())).toBe("NOT_LOGGED_IN");
  await ada.logIn();
  await bob.logIn();
  expect((await bob.status()).shieldUntil).toBeNull();
});

test("at noon a mirage shows over empty fields, one a day", async () => {
  const { world } = app.services;
  const emptyBeside = (cell: { x: number; y: number }) =>
    DIRECTION_IDS.filter((direction) => direction !== "stay")
      .map((direction) => step(cell, direction))
      .find((at) => isEmpty(world.at(at)));
  const here = await ada.walkToNearest((cell) => isEmpty(cell) && emptyBeside(cell) !== undefined);
  const there = emptyBeside(here) ?? here;
  // One step in ten finds one: four hundred without any would be a wonder.
  let field = await ada.client.fields.move.mutate({ x: here.x, y: here.y });
  for (let steps = 0; steps < 400 && !("type" in field && field.type === "mirage"); steps++) {
    const { x, y } = steps % 2 === 0 ? there : here;
    field = await ada.client.fields.move.mutate({ x, y });
  }
  expect(field).toMatchObject({ type: "mirage" });
  expect(await ada.client.finds.mirage.mutate({})).toMatchObject({ amount: 9999 });
  expect(await refused(ada.client.finds.mirage.mutate({}))).toBe("NO_MIRAGE");
});

test("Ada mines a field, and Bob walks onto it", async () => {
  const { world } = app.services;
  const ground = (at: { x: number; y: number }) => {
    const { x, y, type, baseOwner, ownerId } = world.at(at);
    return { x, y, type, ownerId: baseOwner ?? ownerId };
  };
  const field = await ada.walkToNearest(
    (cell) => isEmpty(cell) && !cellsAround(cell).some((at) => isBuilt(ground(at))),
  );
  const { tools } = await ada.client.tools.list.query();
  const held = tools.find(({ tool }) => tool === "mines")?.count ?? 0;
  expect(held).toBeGreaterThanOrEqual(20);
  const laid = await ada.client.tools.use.mutate({ tool: "mines", count: held - 2, n: 2 });
  expect(laid).toMatchObject({ count: held - 2, laid: 2 });
  // What Bob carries after three days of digging.
  await bob.earn(20_000, 10_000);
  const { metal, energy } = await bob.status();
  const there = await bob.walkTo(field);
  const lost = { metal: Math.floor(metal / 50), energy: Math.floor(energy / 50) };
  expect(there).toMatchObject({ explosion: lost });
  expect(await bob.status()).toMatchObject({
    metal: metal - lost.metal,
    energy: energy - lost.energy,
  });
});

test("she attacks his base, and what she carries off is his loss", async () => {
  const base = (await bob.client.puc.list.query()).factories[0]?.factory;
  const field = { x: base?.x ?? 0, y: base?.y ?? 0 };
  const ore = await ada.walkToNearest(isA("metal"));
  await ada.client.user.gather.mutate({ type: "metal", field: { x: ore.x, y: ore.y } });
  await ada.walkTo(field);
  const mine = await ada.status();
  const his = await bob.status();
  const attack = () => ada.client.battles.attack.mutate({ enemy: bob.id, field });
  const { lootType, amount, report, user } = await attack();
  expect({ winner: report.winner, lootType }).toEqual({ winner: "attacker", lootType: "metal" });
  expect(amount).toBeGreaterThan(0);
  expect(user.status.metal).toBe(mine.metal + amount);
  expect((await bob.status()).metal).toBe(his.metal - amount);
  expect(await refused(attack())).toBe("ATTACKED_RECENTLY");
  for (const { client } of [ada, bob]) {
    const { logs } = await client.logs.list.query({ type: "battle" });
    expect(logs).toMatchObject([{ battle: report.id }]);
    expect(await client.battles.report.query({ id: report.id })).toEqual(report);
  }
});

test("a pact ends the fighting", async () => {
  await ada.client.naps.ask.mutate({ username: "bob" });
  await bob.client.naps.change.mutate({ id: ada.id, state: "active" });
  const { x, y } = await ada.status();
  const attack = ada.client.battles.attack.mutate({ enemy: bob.id, field: { x, y } });
  expect(await refused(attack)).toBe("NAP_PARTNER");
  const ended = await bob.client.naps.end.mutate({ id: ada.id });
  expect(ended.nap?.endsAt).not.toBeNull();
  expect(await refused(ada.client.battles.attack.mutate({ enemy: bob.id, field: { x, y } }))).toBe(
    "NAP_PARTNER",
  );
});

test("she marks the place, travels back to it, and gives a factory up", async () => {
  const { client } = ada;
  const { plot } = await client.plots.create.mutate({ title: "Bob's base", guards: "none" });
  const { plot: changed } = await client.plots.update.mutate({ id: plot._id, note: "rich" });
  expect(changed).toEqual({ ...plot, note: "rich" });
  expect(await bob.client.plots.list.query()).toEqual({ plots: [] });
  expect(await refused(bob.client.plots.remove.mutate({ id: plot._id }))).toBe("NOT_FOUND");
  await ada.walkToNearest(isA("forest"));
  const trip = await client.tools.use.mutate({ tool: "gps", count: 1, plot: plot._id });
  expect(trip).toMatchObject({ x: plot.x, y: plot.y });
  const { factories } = await client.puc.list.query();
  const plain = factories.find(({ factory }) => factory.type === "factory");
  await client.puc.abandon.mutate({ id: plain?._id ?? "" });
  expect((await client.puc.list.query()).factories).toHaveLength(factories.length - 1);
  expect(await client.plots.remove.mutate({ id: plot._id })).toEqual({ deleted: true });
});

test("both logs tell it all, page by page, and a note of one's own", async () => {
  await ada.client.logs.note.mutate({ content: "Be kind to Bob for a while." });
  const { logs, totalCount } = await wholeLog(ada);
  expect(logs).toHaveLength(totalCount);
  expect(logs.map(({ _id }) => Number(_id))).toEqual(
    Array.from({ length: totalCount }, (_, index) => totalCount - index),
  );
  const kinds = new Set(logs.map(({ cat }) => cat));
  expect([...kinds].sort()).toEqual([
    ...["account", "army", "battle", "casino", "dig", "factory", "find", "mine", "note"],
    ...["research", "tool", "trade"],
  ]);
  for (const type of kinds) {
    const page = await ada.client.logs.list.query({ type, limit: 100 });
    expect(page).toEqual({
      logs: logs.filter(({ cat }) => cat === type),
      totalCount: page.logs.length,
    });
  }
  const his = await wholeLog(bob);
  expect(new Set(his.logs.map(({ cat }) => cat))).toEqual(
    new Set(["account", "dig", "mine", "battle"]),
  );
});

test("the day's seed, told afterwards, is the one whose hash was shown before", async () => {
  const day = new Date(app.services.clock.now()).toISOString().slice(0, 10);
  const { commitment, seed } = await ada.client.fair.day.query({ day });
  expect(seed).toBeNull();
  await passUntil(1);
  await ada.logIn();
  const told = await ada.client.fair.day.query({ day });
  expect(told).toMatchObject({ commitment, seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test("the books are right", async () => {
  expect(await auditLedger(app.pool)).toEqual([]);
});
