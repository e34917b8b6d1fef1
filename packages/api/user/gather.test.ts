import { auditLedger } from "@emberlode/db";
import { HOUR, MINUTE } from "@emberlode/game";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Browser, refusal, refusedWith, startGame, type TestGame } from "../testing/game.ts";
import { cellOf, putPlayer } from "../testing/land.ts";

let game: TestGame;
let names = 0;
beforeAll(async () => {
  game = await startGame();
});
afterAll(async () => {
  expect(await auditLedger(game.pool)).toEqual([]);
  await game.close();
});

let player: Browser & { id: number };
beforeEach(async () => {
  player = await game.player(`Digger${names++}`);
});

const KEY = "7a4f3c52-8a3e-4a55-9d3c-0a6f5a9c1b11";

/** Puts the player onto an ore field and answers the call that digs there. */
async function onMetal(who = player) {
  const field = cellOf(game, "metal");
  await putPlayer(game, who.id, field);
  return { type: "metal" as const, field };
}

const balance = async (id = player.id) => {
  const rows = await game.pool.query<{ metal: number; digs: number }>(
    "select metal, digs from players where id = $1::int",
    [id],
  );
  return rows[0];
};

test("a dig yields what it says, spends the field for an hour and counts", async () => {
  const input = await onMetal();
  const answer = await player.call.user.gather(input);
  expect(answer.gathered).toBeGreaterThanOrEqual(0);
  expect(answer.gathered).toBeLessThanOrEqual(100);
  expect(answer).toMatchObject({ metal: 1000 + answer.gathered, energy: 1000, digs: 1 });
  expect(answer.spentUntil).toBe(new Date(game.clock.now() + HOUR).toISOString());
  expect(await balance()).toEqual({ metal: answer.metal, digs: 1 });
  const { status } = (await player.call.user.session()).user;
  expect(status).toMatchObject({
    metal: answer.metal,
    fatigue: { digs: 1, factor: 1, remaining: 499 },
  });
});

test("energy is dug at vents", async () => {
  const field = cellOf(game, "energy");
  await putPlayer(game, player.id, field);
  const answer = await player.call.user.gather({ type: "energy", field });
  expect(answer).toMatchObject({ metal: 1000, energy: 1000 + answer.gathered });
});

test("a spent field is refused with the time left, until it is fresh again", async () => {
  const input = await onMetal();
  await player.call.user.gather(input);
  game.clock.pass(18 * MINUTE);
  expect(await refusal(player.call.user.gather(input))).toEqual({
    code: "SPENT",
    status: 409,
    text: "You have used up this field for now. It is fresh again in 42 minutes.",
    retryAfterSeconds: 42 * 60,
  });
  game.clock.pass(42 * MINUTE);
  await expect(player.call.user.gather(input)).resolves.toMatchObject({ digs: 2 });
});

test("digging elsewhere or on the wrong field is refused", async () => {
  const input = await onMetal();
  const elsewhere = { type: "energy" as const, field: cellOf(game, "energy") };
  expect(await refusal(player.call.user.gather(elsewhere))).toEqual(refusedWith("NOT_HERE"));
  expect(await refusal(player.call.user.gather({ ...input, type: "energy" }))).toEqual(
    refusedWith("WRONG_FIELD"),
  );
  expect(await balance()).toEqual({ metal: 1000, digs: 0 });
});

test("of fifty digs on one field at once one counts", async () => {
  const input = await onMetal();
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => player.call.user.gather(input)),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await balance())?.digs).toBe(1);
});

test("the same key gets the first answer again; another body is refused", async () => {
  const input = await onMetal();
  const keyed = player.callWith({ idempotencyKey: KEY });
  const first = await keyed.user.gather(input);
  expect(await keyed.user.gather(input)).toEqual(first);
  expect(
    await keyed.user.gather({ field: { y: input.field.y, x: input.field.x }, type: "metal" }),
  ).toEqual(first);
  expect(await refusal(keyed.user.gather({ ...input, type: "energy" }))).toEqual(
    refusedWith("KEY_REUSED"),
  );
  expect((await balance())?.digs).toBe(1);
});

test("one key of a batch is a key for each of its calls", async () => {
  const input = await onMetal();
  const first = player.callWith({ idempotencyKey: KEY, callIndex: 0 });
  const second = player.callWith({ idempotencyKey: KEY, callIndex: 1 });
  await first.user.gather(input);
  expect(await refusal(second.user.gather(input))).toMatchObject({ code: "SPENT" });
  await first.fields.move(input.field);
  expect((await balance())?.digs).toBe(1);
});

test("a key of another player means nothing", async () => {
  const other = await game.player(`Other${names}`);
  const mine = await player.callWith({ idempotencyKey: KEY }).user.gather(await onMetal());
  const theirs = await other.callWith({ idempotencyKey: KEY }).user.gather(await onMetal(other));
  expect(theirs.digs).toBe(1);
  expect(mine.digs).toBe(1);
});

test("a key of any length and make is taken", async () => {
  const input = await onMetal();
  const keyed = player.callWith({ idempotencyKey: `~\u0000'; -- ${"x".repeat(5000)}` });
  const first = await keyed.user.gather(input);
  expect(await keyed.user.gather(input)).toEqual(first);
});

test("real digs earn the referrer a tenth on top", async () => {
  const referred = await game.player(`Referred${names}`, `Digger${names - 1}`);
  await game.pool.query(
    "update players set dig_metal_min = 77, dig_metal_max = 77, version = version + 1 where id = $1::int",
    [referred.id],
  );
  const input = await onMetal(referred);
  for (let dug = 0; dug < 3; dug++) {
    expect(await referred.call.user.gather(input)).toMatchObject({ gathered: 77 });
    game.clock.pass(HOUR);
    game.services.sessions.forget(referred.id);
    await game.pool.query("update sessions set expires_at = expires_at + 3600000");
  }
  expect((await balance(referred.id))?.metal).toBe(1000 + 3 * 77);
  expect((await balance(player.id))?.metal).toBe(1000 + 3 * 7);
  const credit = await game.pool.query(
    "select referrer_id, referee_id, metal, paid_metal from referral_days where referee_id = $1::int",
    [referred.id],
  );
  expect(credit).toEqual([
    { referrer_id: player.id, referee_id: referred.id, metal: 21, paid_metal: 21 },
  ]);
});

test("a warm dig is one commit and no other query", async () => {
  const input = await onMetal();
  await player.call.fields.move(input.field);
  const query = vi.spyOn(game.pool, "query");
  const commit = vi.spyOn(game.pool, "commit");
  await player.call.user.gather(input);
  expect(commit).toHaveBeenCalledTimes(1);
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
  commit.mockRestore();
});
