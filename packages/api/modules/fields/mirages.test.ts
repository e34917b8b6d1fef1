import { cellAt, gridStep, isEmptyField, MIRAGE, type Position } from "@emberlode/game";
import { SERVER_TRANSLATORS } from "@emberlode/messages";
import { beforeEach, expect, test } from "vitest";
import { refusal, refusedWith } from "../../testing/game.ts";
import { nextRoll } from "../../testing/next-roll.ts";
import { putPlayer } from "../../testing/positions.ts";
import { setTools } from "../../testing/tools.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);
/** Three empty fields in a row. */
let way: readonly [Position, Position, Position];
beforeEach(async () => {
  way = emptyWay();
  await putPlayer(game, player.id, way[0]);
});

function emptyWay(): readonly [Position, Position, Position] {
  const { world } = game.services;
  for (let index = 0; index < 2500; index++) {
    const first = cellAt(index);
    const second = gridStep(first, "e");
    const third = gridStep(second, "e");
    if ([first, second, third].every((cell) => isEmptyField(world.at(cell)))) {
      return [first, second, third];
    }
  }
  throw new Error("There are no three empty fields in a row.");
}

const offered = () => nextRoll(game, player.id, "mirage", (random) => random.chance(MIRAGE.chance));
const stateOf = async () => {
  const state = await game.services.actions.read(player.id);
  if (state === null) throw new Error("The player is there.");
  return state;
};

test("a step onto an empty field may offer a mirage, which ends with the next step", async () => {
  const [, second, third] = way;
  const roll = await offered();
  const field = await player.call.fields.move(second);
  expect(field).toMatchObject({
    ...second,
    type: "mirage",
    desc: SERVER_TRANSLATORS.en.catalogue("fields.mirage.description"),
  });
  expect(await stateOf()).toMatchObject({ mirageX: second.x, mirageY: second.y, rolls: roll + 1 });
  expect(await player.call.fields.move(second)).toMatchObject({ type: "mirage" });
  expect(await player.call.fields.field(second)).toMatchObject({ type: "mirage" });
  const other = await game.player();
  await putPlayer(game, other.id, second);
  expect(await other.call.fields.move(second)).toMatchObject({ type: "waste" });

  // Never on two steps in a row, whatever the roll.
  await offered();
  expect(await player.call.fields.move(third)).toMatchObject({ type: "waste" });
  expect(await stateOf()).toMatchObject({ mirageX: null, mirageY: null });
  expect(await player.call.fields.move(second)).toMatchObject({ type: "mirage" });
});

test("a base placed on its field ends a mirage", async () => {
  const [, second] = way;
  await offered();
  await player.call.fields.move(second);
  const mover = await game.player();
  await putPlayer(game, mover.id, second);
  await setTools(game, mover.id, { base_mover: 1 });
  await mover.call.tools.use({ tool: "base_mover", count: 0 });
  const before = await stateOf();
  expect(await player.call.fields.move(second)).toMatchObject({ type: "base" });
  expect(await refusal(player.call.finds.mirage())).toEqual(refusedWith("NO_MIRAGE"));
  expect(await stateOf()).toEqual(before);
});
