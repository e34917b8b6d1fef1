import { DAY, factoryClass, HOUR, MINUTE, type Position } from "@emberlode/game";
import { beforeEach, describe, expect, test } from "vitest";
import { freshFactory, soldier } from "../../testing/bases.ts";
import { giveKey } from "../../testing/building.ts";
import type { Player } from "../../testing/game.ts";
import { expectRefused } from "../../testing/game-state.ts";
import { fillStore, giveFactory, setPlayer } from "../../testing/give.ts";
import { callOtherProcess } from "../../testing/other-process.ts";
import { putPlayer } from "../../testing/positions.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { useGame } from "../../testing/use-game.ts";
import type { MapCell } from "../world/world-map.ts";

const game = useGame();

/** A medium factory of a player whose store has filled for `ms` milliseconds. */
async function filledFactory(owner: Player, ms: number): Promise<Position> {
  const field = freshMedium();
  await giveFactory(game, owner.id, field, 1000);
  await fillStore(game, field, ms);
  return field;
}

/** The medium factory with the fewest guards that nobody has held yet. */
function freshMedium(): Position {
  const isFresh = ({ type, slots, version }: MapCell) =>
    type === "factory" && factoryClass(slots) === "medium" && version === 1;
  const fresh = game.services.world.cells().filter(isFresh);
  const [cell] = fresh.sort((a, b) => a.slots - b.slots);
  if (cell === undefined) throw new Error("There is no untouched medium factory.");
  return { x: cell.x, y: cell.y };
}

const listOf = async (player: Player) => (await player.call.puc.list()).factories;
const plainOf = async (player: Player) =>
  (await listOf(player)).filter(({ factory }) => factory.type === "factory");
const statusOf = async (player: Player) => (await player.call.user.session()).user.status;

let player: Player;
beforeEach(async () => {
  player = await soldier(game);
});

describe("the stores", () => {
  test("show what they hold, and are collected together from anywhere", async () => {
    // The average dig of a new player is 50, and a medium factory makes 72 of them a day.
    await filledFactory(player, DAY / 2);
    const before = await statusOf(player);
    const [shown] = await plainOf(player);
    expect(shown?.production).toMatchObject({
      percent: 100,
      perDay: { metal: 3600, energy: 3600 },
      store: { metal: 1800, energy: 1800 },
      fullAt: new Date(game.clock.now() + DAY / 2).toISOString(),
    });
    const { desc, metal, energy, stores, newStatus } = await player.call.puc.collect({});
    expect({ metal, energy, stores }).toEqual({ metal: 1800, energy: 1800, stores: 1 });
    expect(desc).toBe("You collected 1,800 metal and 1,800 energy from one store.");
    expect(newStatus).toMatchObject({ metal: before.metal + 1800, energy: before.energy + 1800 });
    const [emptied] = await plainOf(player);
    expect(emptied?.production?.store).toEqual({ metal: 0, energy: 0 });
    await expectRefused(game, () => player.call.puc.collect({}), "STORES_EMPTY");
  });

  test("are collected once by fifty calls, and once under one key on two processes", async () => {
    await filledFactory(player, DAY);
    const before = await statusOf(player);
    const { done } = await runFiftyConcurrently(() => player.call.puc.collect({}));
    expect(done).toBe(1);
    expect((await statusOf(player)).metal).toBe(before.metal + 3600);

    const field = await filledFactory(player, DAY);
    const key = "collect";
    const first = await player.callWith({ idempotencyKey: key }).puc.collect({});
    const other = callOtherProcess(await game.another(), player, key);
    expect(await other.puc.collect({})).toEqual(first);
    expect((await plainOf(player)).find(({ factory }) => factory.x === field.x)).toMatchObject({
      production: { store: { metal: 0 } },
    });
  });

  test("a captured factory brings its store, as far as the victor's digs allow, and no garrison", async () => {
    const owner = await soldier(game);
    const field = await filledFactory(owner, DAY);
    const [held] = await plainOf(owner);
    await owner.call.puc.garrison({ shares: [{ id: held?._id ?? "", share: 50 }] });
    await setPlayer(game, player.id, "dug_metal = 5000, dug_energy = 100000");
    await putPlayer(game, player.id, field);
    const before = await statusOf(player);
    const answer = await player.call.puc.capture({ ...field, mode: "capture" });
    // A tenth of the week's digs from one player; the rest is destroyed.
    expect(answer).toMatchObject({ won: true, captured: true, loot: { metal: 500, energy: 3600 } });
    expect(answer.newStatus.metal).toBe(before.metal + 500);
    expect(answer.factory?.production?.store).toEqual({ metal: 0, energy: 0 });
    // The share of the last owner's units ends.
    expect(await plainOf(player)).toMatchObject([{ _id: held?._id, garrison: 0 }]);
  });
});

describe("a plunder", () => {
  test("takes half of the store, leaves the factory, and alerts its owner", async () => {
    const owner = await soldier(game);
    const field = await filledFactory(owner, 2 * DAY);
    await setPlayer(game, player.id, "dug_metal = 100000, dug_energy = 100000");
    await putPlayer(game, player.id, field);
    const target = await player.call.puc.target(field);
    expect(target).toMatchObject({ refusal: null, plunderRefusal: null, spoils: null });
    await giveKey(game, player.id, "scouter", 1);
    // Half of the day's store, at most a tenth of what the player dug.
    expect(await player.call.puc.target(field)).toMatchObject({
      scout: { store: { metal: 3600, energy: 3600 } },
      allowance: { metal: 10_000, energy: 10_000 },
      spoils: { capture: { metal: 3600, energy: 3600 }, plunder: { metal: 1800, energy: 1800 } },
    });
    const answer = await player.call.puc.capture({ ...field, mode: "plunder" });
    expect(answer).toMatchObject({
      won: true,
      captured: false,
      loot: { metal: 1800, energy: 1800 },
    });
    expect(answer.factory).toBeUndefined();
    expect(answer.report).toMatchObject({ plunder: true, store: { metal: 1800, energy: 1800 } });
    expect(await player.call.battles.report({ id: answer.report.id })).toEqual(answer.report);
    const [kept] = await plainOf(owner);
    expect(kept?.production?.store).toEqual({ metal: 1800, energy: 1800 });
    const safeUntil = new Date(game.clock.now() + HOUR).toISOString();
    expect(kept?.safeUntil).toBe(safeUntil);
    const { alerts } = await owner.call.alerts.list({});
    expect(alerts[0]).toMatchObject({ title: "Your factory was plundered", at: field });
    expect(alerts[0]?.content).toContain("plundered");
    // The fight shows where one for the factory itself would.
    expect((await player.call.puc.target(field)).report).toEqual(answer.report);
    const { factoryBattles } = await player.call.ranks.player({ username: player.username });
    expect(factoryBattles).toMatchObject([
      { place: "factory", role: "attacker", plunder: true, won: true, opponent: owner.username },
    ]);
    const { battles } = await player.call.ranks.player({ username: owner.username });
    expect(battles).toMatchObject([{ place: "factory", role: "defender", plunder: true }]);
    // Safe from everyone for an hour, which everyone sees.
    const third = await soldier(game);
    await setPlayer(game, third.id, "dug_metal = 100000");
    await putPlayer(game, third.id, field);
    expect(await third.call.puc.target(field)).toMatchObject({
      safeUntil,
      refusal: { code: "FACTORY_SAFE", until: safeUntil },
    });
    expect(await third.call.fields.move(field)).toMatchObject({ safeUntil });
    await expectRefused(
      game,
      () => third.call.puc.capture({ ...field, mode: "plunder" }),
      "FACTORY_SAFE",
      { waitMs: HOUR },
    );
  });

  test("is refused of a free factory, and where nothing can be taken", async () => {
    const free = freshFactory(game, 500);
    await putPlayer(game, player.id, free);
    const plunder = (field: Position) => () =>
      player.call.puc.capture({ ...field, mode: "plunder" });
    await expectRefused(game, plunder(free), "FACTORY_FREE");
    const owner = await soldier(game);
    const field = await filledFactory(owner, DAY);
    await putPlayer(game, player.id, field);
    // Nothing dug this week, so nothing may be looted.
    await expectRefused(game, plunder(field), "NOTHING_TO_PLUNDER");
    expect((await player.call.puc.target(field)).plunderRefusal?.code).toBe("NOTHING_TO_PLUNDER");
  });
});

describe("the garrison", () => {
  test("is divided by shares, once in ten minutes, and fights in the factory", async () => {
    await setPlayer(game, player.id, "defense_units[9] = 40");
    // Slots for all of them.
    await giveFactory(game, player.id, freshFactory(game, 700), 100_000);
    const field = await filledFactory(player, 0);
    const factoryThere = async () =>
      (await plainOf(player)).find(({ factory: { x, y } }) => x === field.x && y === field.y);
    const id = (await factoryThere())?._id ?? "";
    const divide = (share: number) => () => player.call.puc.garrison({ shares: [{ id, share }] });
    expect((await divide(50)()).shares).toContainEqual({ id, share: 50 });
    expect((await factoryThere())?.garrison).toBe(50);
    const { garrisonSetAt } = await player.call.puc.list();
    expect(Date.parse(garrisonSetAt ?? "")).toBe(game.clock.now());
    await expectRefused(game, divide(100), "GARRISON_CHANGED_RECENTLY", { waitMs: 10 * MINUTE });
    const attacker = await soldier(game);
    await putPlayer(game, attacker.id, field);
    const { won, report } = await attacker.call.puc.capture({ ...field, mode: "capture" });
    expect(won).toBe(false);
    expect(report.defender.units[8]).toBe(20);
    // Without it, a replay of the report would repair fewer units.
    const { modifiers } = await attacker.call.battles.report({ id: report.id });
    expect(modifiers.lastingRepaired).toBe(true);
    // All that fell were repaired.
    expect((await statusOf(player)).defense_units[8]).toBe(40);
  });

  test("is refused for others' factories, the base, and more than everything", async () => {
    const other = await soldier(game);
    await filledFactory(other, 0);
    await filledFactory(player, 0);
    const idOf = async (one: Player) => (await plainOf(one))[0]?._id ?? "";
    const [own, others] = [await idOf(player), await idOf(other)];
    const base = (await listOf(player)).find(({ factory }) => factory.type === "base");
    const refuse = (
      shares: { id: string; share: number }[],
      code: "NOT_FOUND" | "SHARES_INVALID",
    ) => expectRefused(game, () => player.call.puc.garrison({ shares }), code);
    await refuse([{ id: others, share: 5 }], "NOT_FOUND");
    await refuse([{ id: base?._id ?? "", share: 5 }], "NOT_FOUND");
    await refuse([{ id: own, share: 7 }], "SHARES_INVALID");
    await refuse(
      [
        { id: own, share: 60 },
        { id: own, share: 60 },
      ],
      "SHARES_INVALID",
    );
  });
});
