import { DAY } from "@emberlode/game";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { freshFactory, setBaseLevel } from "../../testing/bases.ts";
import { expectRefused } from "../../testing/game-state.ts";
import { give, giveFactory, setPlayer } from "../../testing/give.ts";
import { callOtherProcess } from "../../testing/other-process.ts";
import { putPlayer } from "../../testing/positions.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);
let baseId: string;
beforeEach(async () => {
  const [base] = (await player.call.puc.list()).factories;
  baseId = base?._id ?? "";
});

/** Gives the player a factory and returns its field and id. */
async function holding(slots: number) {
  const field = freshFactory(game, slots);
  await giveFactory(game, player.id, field, slots);
  return { field, id: String(game.services.world.factoryAt(field)?.id) };
}

/** What the player carries, with level and slots of the base. */
async function stored() {
  const [row] = await game.pool.query(
    `select p.metal, p.energy, f.lvl, f.slots from players p
    join factories f on f.owner = p.id and f.type = 'base' where p.id = $1::int`,
    [player.id],
  );
  return row;
}

test("the first factory is safe during the shield if it is small", async () => {
  await holding(900);
  await holding(1000);
  await game.pool.query("update factories set is_first = true where owner = $1::int", [player.id]);
  const end = game.clock.now() + DAY;
  const safeUntil = async (shieldUntil: number) => {
    await setPlayer(game, player.id, `shield_until = ${shieldUntil}`);
    return (await player.call.puc.list()).factories.map((one) => one.safeUntil);
  };
  expect(await safeUntil(end)).toEqual([null, new Date(end).toISOString(), null]);
  expect(await safeUntil(0)).toEqual([null, null, null]);
});

describe("upgrading the base", () => {
  test("two processes upgrade level by level and charge each once", async () => {
    const second = await game.another();
    await give(game, player.id, 5000, 5000);
    const outcomes = await Promise.allSettled([
      player.call.puc.upgrade({ id: baseId }),
      callOtherProcess(second, player).puc.upgrade({ id: baseId }),
    ]);
    const levels = outcomes.map((one) => one.status === "fulfilled" && one.value.factory.lvl);
    expect(levels.sort()).toEqual([2, 3]);
    expect(await stored()).toEqual({ metal: 0, energy: 0, lvl: 3, slots: 8000 });
  });

  test("also frees factories that another process captured since the last refresh", async () => {
    const second = await game.another();
    await setBaseLevel(game, player.id, 6);
    await give(game, player.id, 100_000, 100_000);
    await setPlayer(game, player.id, "attack_units[1] = 20");
    const field = freshFactory(game, 500);
    await putPlayer(game, player.id, field);
    await second.world.refresh();
    // Captures after the server refreshed the map, before it reads the player.
    const read = vi.spyOn(game.services.profiles, "of");
    read.mockImplementationOnce(async (ids) => {
      await callOtherProcess(second, player).puc.capture(field);
      return second.profiles.of(ids);
    });
    const { status } = await player.call.puc.upgrade({ id: baseId });
    read.mockRestore();
    expect(status).toMatchObject({ totalSlots: 120_000, factories: 1 });
    expect((await player.call.puc.list()).factories).toMatchObject([{ _id: baseId, lvl: 7 }]);
  });
});

describe("abandoning", () => {
  test("frees a factory from anywhere and bars its last owner for a day", async () => {
    await setPlayer(game, player.id, "attack_units[1] = 20");
    const { field, id } = await holding(500);
    expect((await player.call.user.session()).user.status).toMatchObject({ totalSlots: 2500 });
    const { newStatus } = await player.call.puc.abandon({ id });
    expect(newStatus).toMatchObject({ totalSlots: 2000, slots: -2000, factories: 1 });
    expect((await player.call.puc.list()).factories).toHaveLength(1);
    expect(game.services.world.at(field)).toMatchObject({
      factory: null,
      bars: [{ playerId: player.id, until: game.clock.now() + DAY }],
    });
    await putPlayer(game, player.id, field);
    const again = () => player.call.puc.capture(field);
    await expectRefused(game, again, "ABANDONED_RECENTLY", { waitMs: DAY });
  });
});
