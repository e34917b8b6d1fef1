import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { daySeeds } from "@emberlode/db";
import { DAY, SECOND } from "@emberlode/game";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Services } from "../../services.ts";
import { NOON, refusal, refusedWith, startGame, type TestGame } from "../../testing/game.ts";
import { ensureDaySeeds } from "./day-seeds.queries.ts";
import { REVEAL_AFTER_MS } from "./fairness.service.ts";

let game: TestGame;
beforeEach(async () => {
  game = await startGame();
});
afterEach(() => game.close());

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const TODAY = dayOf(NOON);
const TOMORROW = dayOf(NOON + DAY);
const fair = (day: string) => game.browser().call.fair.day({ day });
const REVEALED = Math.floor(NOON / DAY + 1) * DAY + REVEAL_AFTER_MS;

test("the hashes of today's and tomorrow's seeds are public, the seeds are not", async () => {
  const [today, tomorrow] = [await fair(TODAY), await fair(TOMORROW)];
  expect(today).toMatchObject({
    day: TODAY,
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    revealedAt: "2026-05-21T00:10:00.000Z",
    seed: null,
  });
  expect(tomorrow.commitment).not.toBe(today.commitment);
  expect(Date.parse(tomorrow.committedAt)).toBeLessThan(Date.parse(`${TOMORROW}T00:00:00Z`));
});

test("the seed is published from 00:10 UTC after the day and matches its hash", async () => {
  const { commitment } = await fair(TODAY);
  game.clock.pass(REVEALED - 1 - NOON);
  expect((await fair(TODAY)).seed).toBeNull();
  // Public answers are cached for a second.
  game.clock.pass(SECOND);
  const { seed, ...told } = await fair(TODAY);
  expect(told.commitment).toBe(commitment);
  expect(
    createHash("sha256")
      .update(Buffer.from(seed ?? "", "hex"))
      .digest("hex"),
  ).toBe(commitment);
  expect((await fair(TOMORROW)).seed).toBeNull();
});

test("seeds are created once, a week ahead, and shared by all processes", async () => {
  const { commitment } = await fair(TOMORROW);
  const other = await game.another();
  await other.fair.prepare();
  game.clock.pass(DAY);
  await game.services.fair.prepare();
  await other.fair.prepare();
  expect((await fair(TOMORROW)).commitment).toBe(commitment);
  const after = await fair(dayOf(NOON + 8 * DAY));
  expect(after).toMatchObject({ seed: null, committedAt: new Date(NOON + DAY).toISOString() });
  const roll = { id: 17, rolls: 204 };
  const [here, there] = [game.services, other].map(({ fair: { roll: take } }) =>
    take(roll, "cave", game.clock.now()).int(0, 2 ** 32 - 1),
  );
  expect(here).toBe(there);
});

test("waits for seeds that another server is inserting", async () => {
  const { db } = game.services;
  await db.delete(daySeeds);
  const theirs = { day: 1, number: 0, seed: new Uint8Array(32).fill(1), createdAt: NOON };
  let isMade = () => {};
  const made = new Promise<void>((resolve) => {
    isMade = resolve;
  });
  const other = db.transaction(async (tx) => {
    await tx.insert(daySeeds).values(theirs);
    isMade();
    // Longer than the lock timeout of a statement.
    await sleep(1_200);
  });
  await made;
  const kept = await ensureDaySeeds(db, [{ day: 1, seed: new Uint8Array(32).fill(2) }], NOON);
  expect(kept).toMatchObject([{ day: 1, seed: "01".repeat(32) }]);
  await other;
});

test("after days of downtime the hash of today's seed is older than the day", async () => {
  const promised = await fair(dayOf(NOON + 7 * DAY));
  game.clock.pass(7 * DAY);
  await game.services.fair.prepare();
  const today = await fair(dayOf(game.clock.now()));
  expect(today).toEqual(promised);
  expect(today.committedAt).toBe(new Date(NOON).toISOString());
  game.clock.pass(8 * DAY);
  await game.services.fair.prepare();
  const late = await fair(dayOf(game.clock.now()));
  expect(late.committedAt).toBe(new Date(game.clock.now()).toISOString());
});

test("no process uses a seed again that was published early", async () => {
  const other = await game.another();
  const drawnBy = ({ fair: { roll, isVein, marketSeed } }: Services) => {
    const at = game.clock.now();
    const number = roll({ id: 17, rolls: 204 }, "cave", at).int(0, 2 ** 32 - 1);
    return { number, vein: isVein({ x: 17, y: 4, type: "metal" }, at), market: marketSeed(at) };
  };
  const before = drawnBy(game.services);
  expect(drawnBy(other)).toEqual(before);
  const promised = await fair(TODAY);
  game.clock.pass(2 * DAY);
  const { seed, ...rest } = await fair(TODAY);
  expect({ ...rest, seed: null }).toEqual(promised);
  game.clock.pass(-2 * DAY);
  await game.services.fair.prepare();
  const here = drawnBy(game.services);
  expect([here.number, here.market]).not.toContain(before.number);
  expect([here.number, here.market]).not.toContain(before.market);
  // The other process's clock never ran ahead; it is notified.
  await expect
    .poll(async () => {
      await other.fair.prepare();
      return drawnBy(other);
    })
    .toEqual(here);
  const { commitment, committedAt } = promised;
  expect(await fair(TODAY)).toEqual({
    ...promised,
    commitment: expect.not.stringMatching(commitment),
    earlier: [{ commitment, committedAt, seed, until: new Date(NOON).toISOString() }],
  });
  expect(game.logged).toContain("warn a seed was published early and is replaced");
});

test("days before the world or too far ahead are not found", async () => {
  for (const day of [dayOf(NOON - DAY), dayOf(NOON + 8 * DAY)]) {
    expect(await refusal(fair(day))).toEqual(refusedWith("NOT_FOUND"));
  }
  expect(await refusal(fair("2026-02-30"))).toMatchObject({ code: "BAD_INPUT" });
});
