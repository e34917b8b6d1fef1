import { HOUR } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { expect, test } from "vitest";
import { setPlayer } from "../../testing/give.ts";
import { expectOneCommit } from "../../testing/one-commit.ts";
import { callOtherProcess } from "../../testing/other-process.ts";
import { cellOf, putPlayer, veinsOf } from "../../testing/positions.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);

/** Moves the player onto a metal field and returns the input for a dig there. */
async function onMetal() {
  const field = cellOf(game, "metal");
  await putPlayer(game, player.id, field);
  return { type: "metal" as const, field };
}

/** Moves the player onto a vein, with digs of 77, and returns its position. */
async function onVein() {
  const [field] = veinsOf(game, "metal");
  if (field === undefined) throw new Error("There are no veins today.");
  await setPlayer(game, player.id, "dig_metal_min = 77, dig_metal_max = 77");
  await putPlayer(game, player.id, field);
  return field;
}

const balance = async () => {
  const rows = await game.pool.query<{ metal: number; digs: number }>(
    "select metal, digs from players where id = $1::int",
    [player.id],
  );
  return rows[0];
};

test("a dig yields what it reports, spends the field for an hour and counts", async () => {
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

test("effort 20 counts as twenty digs and yields four fifths of their rolls", async () => {
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

test("a vein dug by concurrent calls pays once", async () => {
  const field = await onVein();
  const elsewhere = await game.another();
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => {
      const services = n % 2 === 0 ? game.services : elsewhere;
      return callOtherProcess(services, player).user.gather({ type: "metal", field });
    }),
  );
  const done = results.flatMap((one) => (one.status === "fulfilled" ? [one.value.gathered] : []));
  expect(done).toEqual([154]);
  expect(await balance()).toEqual({ metal: 1154, digs: 1 });
});

test("a warm dig is one commit without any other query", async () => {
  const input = await onMetal();
  await player.call.fields.move(input.field);
  await expectOneCommit(game, () => player.call.user.gather(input));
});
