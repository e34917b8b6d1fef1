import {
  CAPTURE,
  FACTORY_CLASSES,
  type FactoryClassId,
  HOUR,
  MINUTE,
  NEW_PLAYER_START,
  NO_AMOUNTS,
  type Position,
  utcDay,
} from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { firstUnits, freshFactory, setBaseLevel, soldier } from "../../testing/bases.ts";
import { giveKey } from "../../testing/building.ts";
import { type Player, refusal, refusedWith } from "../../testing/game.ts";
import { expectRefused, stateOf } from "../../testing/game-state.ts";
import { giveFactory, setPlayer } from "../../testing/give.ts";
import { cellOf, putPlayer } from "../../testing/positions.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();

let player: Player;
beforeEach(async () => {
  player = await soldier(game);
});

/** What a factory of this class makes a day for a new player. */
function dailyOutput(id: FactoryClassId) {
  const amount =
    (FACTORY_CLASSES[id].digsPerDay * (NEW_PLAYER_START.digMin + NEW_PLAYER_START.digMax)) / 2;
  return { metal: amount, energy: amount };
}

async function standingOn(field: Position): Promise<Position> {
  await putPlayer(game, player.id, field);
  return field;
}

test("a free factory shows its slots and guarding Walls, without any change", async () => {
  const field = await standingOn(freshFactory(game, 1500));
  const before = await stateOf(game);
  expect(await player.call.puc.target(field)).toEqual({
    owner: null,
    site: { class: "medium", name: null },
    scout: { slots: 1500, store: NO_AMOUNTS, guard: { units: firstUnits(6), ofOwner: false } },
    output: { percent: 100, perDay: dailyOutput("medium") },
    allowance: NO_AMOUNTS,
    spoils: { capture: NO_AMOUNTS, plunder: NO_AMOUNTS },
    safeUntil: null,
    reservedUntil: null,
    fallsFreeAt: null,
    plunderRefusal: expect.objectContaining({ code: "FACTORY_FREE" }),
    refusal: null,
    attacksLeft: 20,
    attacksPerDay: 20,
    report: null,
  });
  expect(await stateOf(game)).toBe(before);
});

test("another's factory shows its owner, but guard and slots only to a Slot Scouter", async () => {
  const owner = await soldier(game);
  await setPlayer(game, owner.id, "defense_units[1] = 400");
  const field = await standingOn(freshFactory(game, 1400));
  await giveFactory(game, owner.id, field, 1000);
  await giveFactory(game, owner.id, freshFactory(game, 700), 100_000);
  const hidden = await player.call.puc.target(field);
  expect(hidden).toMatchObject({ scout: null, report: null, refusal: null });
  const { id, username } = owner;
  expect(hidden.owner).toEqual({
    user: { _id: String(id), username, baseName: "", quote: "", profilePicture: "" },
    rank: hidden.owner?.rank,
    power: 205,
    standing: 515,
    baseLevel: 1,
  });
  for (const slots of [600, 700, 800, 900]) {
    await giveFactory(game, player.id, freshFactory(game, slots), 1000);
  }
  // As the smallest of its class, the fifth: whether it comes before theirs would tell its slots.
  expect((await player.call.puc.target(field)).output.percent).toBe(90);
  await giveKey(game, player.id, "scouter", 1);
  const scouted = await player.call.puc.target(field);
  expect(scouted.output.percent).toBe(100);
  expect(scouted.scout).toMatchObject({
    slots: 1400,
    // An eighth: a quarter split between two factories.
    guard: { units: firstUnits(50), ofOwner: true },
  });
});

test("the report of one's own fight is shown until the factory changes hands", async () => {
  const owner = await soldier(game);
  await setPlayer(game, owner.id, "defense_units[1] = 400");
  await giveFactory(game, owner.id, freshFactory(game, 700), 100_000);
  const field = await standingOn(freshFactory(game, 1300));
  await giveFactory(game, owner.id, field, 1300);
  const { report } = await player.call.puc.capture(field);
  await setPlayer(game, player.id, "attack_units[1] = 10");
  const again = await player.call.puc.target(field);
  expect(again).toMatchObject({ report, scout: null });
  expect(again.refusal).toEqual({
    code: "CAPTURE_TRIED_RECENTLY",
    text: refusedWith("CAPTURE_TRIED_RECENTLY").text,
    until: new Date(game.clock.now() + HOUR).toISOString(),
  });
  const heir = await soldier(game);
  await game.pool.query(
    `with taken as (
      update factories set owner = $1::int where x = $2::smallint and y = $3::smallint returning x, y
    )
    update fields f set version = f.version + 1 from taken where f.x = taken.x and f.y = taken.y`,
    [heir.id, field.x, field.y],
  );
  await game.services.world.reloadHoldings([owner.id, heir.id], field);
  expect((await player.call.puc.target(field)).report).toBeNull();
});

test("shows the same refusals as the capture itself, with their end", async () => {
  const owner = await soldier(game);
  const field = await standingOn(freshFactory(game, 900));
  await giveFactory(game, owner.id, field, 900);
  const both = async () => {
    const { refusal: answer } = await player.call.puc.target(field);
    const before = await stateOf(game);
    const met = await refusal(player.call.puc.capture(field));
    expect(await stateOf(game)).toBe(before);
    expect(answer?.code).toBe(met.code);
    const wait = answer?.until ? Date.parse(answer.until) - game.clock.now() : null;
    return { code: answer?.code, wait };
  };
  await setPlayer(game, owner.id, `shield_until = ${game.clock.now() + 90 * MINUTE}`);
  await game.pool.query("update factories set is_first = true where owner = $1::int", [owner.id]);
  await game.services.world.reload([field]);
  expect(await both()).toEqual({ code: "SHIELDED", wait: 90 * MINUTE });
  await setPlayer(game, owner.id, "shield_until = 0");
  const today = `counter_day = ${utcDay(game.clock.now())}`;
  await setPlayer(game, player.id, `${today}, attacks = 20`);
  expect(await both()).toEqual({ code: "TOO_MANY_ATTACKS", wait: null });
  expect((await player.call.puc.target(field)).attacksLeft).toBe(0);
  const small = await standingOn(freshFactory(game, 900));
  await setBaseLevel(game, player.id, 7);
  expect((await player.call.puc.target(small)).refusal?.code).toBe("FACTORY_TOO_SMALL");
});

test("a factory just captured is safe; one just abandoned is barred", async () => {
  const owner = await soldier(game);
  const field = freshFactory(game, 1600);
  await giveFactory(game, owner.id, field, 1600);
  const robber = await soldier(game);
  await putPlayer(game, robber.id, field);
  const { factory } = await robber.call.puc.capture(field);
  const safeUntil = new Date(game.clock.now() + CAPTURE.safeMs).toISOString();
  expect(factory?.safeUntil).toBe(safeUntil);
  expect((await robber.call.puc.list()).factories).toContainEqual(factory);
  await standingOn(field);
  const met = await player.call.puc.target(field);
  // A look at the field says so, too.
  expect(await robber.call.fields.move(field)).toMatchObject({ safeUntil });
  expect(met).toMatchObject({
    safeUntil,
    refusal: { code: "FACTORY_SAFE", until: safeUntil },
  });
  await robber.call.puc.abandon({ id: factory?._id ?? "" });
  expect((await player.call.puc.target(field)).refusal).toBeNull();
  expect((await robber.call.puc.target(field)).refusal?.code).toBe("ABANDONED_RECENTLY");
});

test("is refused elsewhere, on one's own factory and on a field without a factory", async () => {
  const field = freshFactory(game, 500);
  const look = (at: Position) => () => player.call.puc.target(at);
  await expectRefused(game, look(field), "NOT_HERE");
  await giveFactory(game, player.id, field, 500);
  await standingOn(field);
  await expectRefused(game, look(field), "ALREADY_YOURS");
  const waste = await standingOn(cellOf(game, "waste"));
  await expectRefused(game, look(waste), "WRONG_FIELD");
});
