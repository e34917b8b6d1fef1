import { HOUR, MINUTE } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { beforeEach, expect, test, vi } from "vitest";
import { callElsewhere } from "../../testing/elsewhere.ts";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { cellOf, putPlayer, veinsOf } from "../../testing/land.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let names = 0;

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
    text: english.errors("spentUntil", { wait: "42 minutes" }),
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

test("one key of a batch is a key for each of its calls", async () => {
  const input = await onMetal();
  const first = player.callWith({ idempotencyKey: KEY, callIndex: 0 });
  const second = player.callWith({ idempotencyKey: KEY, callIndex: 1 });
  await first.user.gather(input);
  expect(await refusal(second.user.gather(input))).toMatchObject({ code: "SPENT" });
  await first.fields.move(input.field);
  expect((await balance())?.digs).toBe(1);
});

test("a dig of twenty is twenty digs for four fifths of what they roll", async () => {
  await setPlayer(game, player.id, "dig_metal_min = 77, dig_metal_max = 77, digs = 490");
  const input = await onMetal();
  const answer = await player.call.user.gather({ ...input, effort: 20 });
  // Ten in full, ten at half: 770 + 380.
  expect(answer).toMatchObject({ gathered: 920, metal: 1920, effort: 20, vein: false, digs: 510 });
  expect(await balance()).toEqual({ metal: 1920, digs: 510 });
  const { logs } = await player.call.logs.list({});
  expect(logs[0]?.content).toBe(
    `You dug 920 metal at ${input.field.x}, ${input.field.y} with 20 digs. ${english["log-lines"]("dig.tired")}`,
  );
  const { status } = (await player.call.user.session()).user;
  expect(status.fatigue).toEqual({ digs: 510, factor: 0.5, remaining: 490, veins: 0 });
});

test.each([
  [985, 20, english.errors("digsLeft", { left: 15 })],
  [1000, 5, english.errors("noDigsLeft")],
] as const)(
  "after %i digs an effort of %i is refused in plain words",
  async (digs, effort, text) => {
    const input = await onMetal();
    await setPlayer(game, player.id, `digs = ${digs}`);
    expect(await refusal(player.call.user.gather({ ...input, effort }))).toEqual({
      code: "TIRED",
      status: 409,
      text,
    });
    expect(await balance()).toEqual({ metal: 1000, digs });
    // The field is not used up by it, and a single dig is always possible.
    await expect(player.call.user.gather(input)).resolves.toMatchObject({ digs: digs + 1 });
  },
);

test("a vein yields double once a day, with any effort, and is remembered", async () => {
  const [field] = veinsOf(game, "metal");
  if (field === undefined) throw new Error("There are no veins today.");
  await setPlayer(game, player.id, "dig_metal_min = 77, dig_metal_max = 77");
  await putPlayer(game, player.id, field);
  const first = await player.call.user.gather({ type: "metal", field, effort: 5 });
  expect(first).toMatchObject({ gathered: 693, vein: true, veins: 1, digs: 5 });
  const { logs } = await player.call.logs.list({});
  expect(logs[0]?.content).toContain(`with 5 digs. ${english["log-lines"]("dig.vein")}`);
  expect((await player.call.user.session()).user.status.fatigue.veins).toBe(1);
  game.clock.pass(HOUR);
  await game.pool.query("update sessions set expires_at = expires_at + 3600000");
  game.services.sessions.forget(player.id);
  expect(await player.call.user.gather({ type: "metal", field })).toMatchObject({
    gathered: 77,
    vein: false,
    veins: 1,
  });
});

test("a vein dug at once by many calls pays once", async () => {
  const [field] = veinsOf(game, "metal");
  if (field === undefined) throw new Error("There are no veins today.");
  await setPlayer(game, player.id, "dig_metal_min = 77, dig_metal_max = 77");
  await putPlayer(game, player.id, field);
  const elsewhere = await game.another();
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => {
      const services = n % 2 === 0 ? game.services : elsewhere;
      return callElsewhere(services, player).user.gather({ type: "metal", field });
    }),
  );
  const done = results.flatMap((one) => (one.status === "fulfilled" ? [one.value.gathered] : []));
  expect(done).toEqual([154]);
  expect(await balance()).toEqual({ metal: 1154, digs: 1 });
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
  // Other processes are notified in rounds: one may come now, of what was done before.
  const own = query.mock.calls.filter(([text]) => !text.includes("pg_notify"));
  expect(own).toEqual([]);
  query.mockRestore();
  commit.mockRestore();
});
