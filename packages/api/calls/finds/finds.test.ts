import {
  both,
  byId,
  type CaveFind,
  DAY,
  EXCAVATOR_PART_IDS,
  HOUR,
  type Position,
  rollCave,
  rollForest,
} from "@emberlode/game";
import { beforeEach, describe, expect, test } from "vitest";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { cellOf, east, putPlayer } from "../../testing/land.ts";
import { nextRoll } from "../../testing/next-roll.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let names = 0;

let player: Browser & { id: number };
beforeEach(async () => {
  player = await game.player(`Finder${names++}`);
});

const status = async () => (await player.call.user.session()).user.status;
const rowOf = async () => {
  const [row] = await game.pool.query("select * from players where id = $1::int", [player.id]);
  return row;
};

/** Lets time pass without letting the session end. */
async function wait(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= HOUR / 2) {
    game.clock.pass(Math.min(left, HOUR / 2));
    await player.call.user.session();
  }
}

/** Stands the player on a field of this type. */
async function standOn(type: Parameters<typeof cellOf>[1]): Promise<{ field: Position }> {
  const field = cellOf(game, type);
  await putPlayer(game, player.id, field);
  return { field };
}

const ranges = { digMin: both(0), digMax: both(100) };
const caveRoll = (find: CaveFind, divisor = 1) =>
  nextRoll(game, player.id, "cave", (random) => rollCave(ranges, divisor, random).find === find);
const forestRoll = (find: ReturnType<typeof rollForest>["find"], divisor = 1) =>
  nextRoll(game, player.id, "forest", (random) => rollForest(divisor, random).find === find);

/** Refusals that caves and forests share; nothing changes with any of them. */
async function expectFieldRefusals(
  explore: (input: { field: Position }) => Promise<unknown>,
  { field }: { field: Position },
  restMs: number,
) {
  const other = { field: east(field) };
  const before = await rowOf();
  expect(await refusal(explore(other))).toEqual(refusedWith("NOT_HERE"));
  expect(await rowOf()).toEqual(before);
  await explore({ field });
  const after = await rowOf();
  const again = await refusal(explore({ field }));
  expect(again).toMatchObject({
    code: "SPENT",
    text: expect.stringMatching(/ready in [12] hour/),
  });
  await wait(restMs - 1);
  expect(await refusal(explore({ field }))).toMatchObject({ code: "SPENT" });
  expect(await rowOf()).toEqual(after);
  await wait(1);
  await explore({ field });
  await standOn("waste");
  const wrong = { field: cellOf(game, "waste") };
  expect(await refusal(explore(wrong))).toEqual(refusedWith("WRONG_FIELD"));
}

describe("a cave", () => {
  test("may be a wrong turn", async () => {
    const input = await standOn("cave");
    const roll = await caveRoll("lost");
    const answer = await player.call.finds.cave(input);
    expect(answer).toMatchObject({ type: "lost", amount: 0, roll });
    expect(answer.desc).toMatch(/wrong turn/);
    expect(answer.newStatus).toMatchObject({ metal: 1000, energy: 1000 });
    const field = await player.call.fields.move(input.field);
    expect(field).toMatchObject({
      type: "cave",
      spentUntil: new Date(game.clock.now() + HOUR).toISOString(),
    });
  });

  test.each(["metal", "energy"] as const)("may hold %s", async (find) => {
    const input = await standOn("cave");
    await caveRoll(find);
    const { type, amount = -1, newStatus, desc } = await player.call.finds.cave(input);
    expect(type).toBe(find);
    expect(amount).toBeGreaterThanOrEqual(0);
    expect(newStatus[find]).toBe(1000 + amount);
    expect(await status()).toMatchObject({ [find]: 1000 + amount });
    expect(desc).toContain(amount === 0 ? "nothing" : String(amount));
  });

  test("may be a trap, which a candle turns away", async () => {
    const input = await standOn("cave");
    await caveRoll("trap");
    const { amount = 0, newStatus } = await player.call.finds.cave(input);
    expect(amount).toBeGreaterThan(0);
    expect(newStatus.metal + newStatus.energy).toBe(2000 - amount);
    await wait(HOUR);
    await caveRoll("trap");
    await setPlayer(game, player.id, "candle = 2");
    const spared = await player.call.finds.cave(input);
    expect(spared).toMatchObject({ type: "trap", amount: 0 });
    expect(spared.newStatus).toMatchObject({ candle: 1, metal: newStatus.metal });
    expect(spared.desc).toContain("candle");
  });

  test("may hold a part, which lies in the inventory then", async () => {
    const input = await standOn("cave");
    await caveRoll("part");
    const answer = await player.call.finds.cave(input);
    expect(EXCAVATOR_PART_IDS).toContain(answer.type);
    expect(answer).toMatchObject({
      _id: answer.type,
      count: 1,
      amount: 1,
      title: expect.stringMatching(/^(Common|Uncommon|Rare|Epic|Legendary) /),
      color: expect.any(String),
    });
    const held = (await game.services.actions.read(player.id))?.parts;
    expect(held).toEqual(byId(EXCAVATOR_PART_IDS, (part) => (part === answer.type ? 1 : 0)));
  });

  test("refuses with a code each and changes nothing", async () => {
    await expectFieldRefusals(player.call.finds.cave, await standOn("cave"), HOUR);
  });
});

describe("a forest", () => {
  test("may hold a map to a building not seen yet", async () => {
    const input = await standOn("forest");
    await forestRoll("map");
    const answer = await player.call.finds.forest(input);
    if (answer.type !== "map" || answer.amount === 0) throw new Error("A map leads somewhere.");
    const { x, y, landmark } = answer;
    expect(game.services.world.at({ x, y }).type).toBe(landmark);
    expect(answer.desc).toContain(`${x}, ${y}`);
  });

  test("may hold pikemen, as many as there is room for", async () => {
    const input = await standOn("forest");
    await forestRoll("pikeman");
    const found = await player.call.finds.forest(input);
    if (found.type !== "pikeman") throw new Error("Pikemen were rolled.");
    expect(found.newStatus.attack_units[0]).toBe(found.amount);
    expect(found.newStatus.slots).toBe(2000 - 200 * found.amount);
    await wait(2 * HOUR);
    await setPlayer(game, player.id, "attack_units[1] = 10");
    await forestRoll("pikeman");
    expect(await player.call.finds.forest(input)).toMatchObject({ type: "pikeman", amount: 0 });
  });

  test("may hold mines and drives", async () => {
    const input = await standOn("forest");
    for (const find of ["mines", "prob_drive", "improb_drive"] as const) {
      await forestRoll(find);
      const found = await player.call.finds.forest(input);
      if (found.type !== find) throw new Error(`${find} was rolled, not ${found.type}.`);
      const { tools } = await player.call.tools.list();
      expect(tools).toContainEqual({ tool: find, count: found.amount });
      await wait(2 * HOUR);
    }
  });

  test("may hold a lottery ticket", async () => {
    const input = await standOn("forest");
    await forestRoll("lotto");
    const found = await player.call.finds.forest(input);
    if (found.type !== "lotto") throw new Error("A ticket was rolled.");
    const { amount, resource, newStatus } = found;
    expect(newStatus[resource]).toBe(1000 + amount);
    expect(await status()).toMatchObject({ [resource]: 1000 + amount });
  });

  test("refuses with a code each and changes nothing", async () => {
    await expectFieldRefusals(player.call.finds.forest, await standOn("forest"), 2 * HOUR);
  });
});

describe("a memorial", () => {
  test("gives a candle a day, up to seven", async () => {
    const input = await standOn("memorial");
    const answer = await player.call.finds.memorial(input);
    expect(answer).toEqual({ candle: 1, desc: expect.stringContaining("You carry 1 of 7.") });
    expect((await status()).candle).toBe(1);
    const midnight = (Math.floor(game.clock.now() / DAY) + 1) * DAY;
    const lit = await player.call.fields.move(input.field);
    expect(lit).toMatchObject({ spentUntil: new Date(midnight).toISOString() });
    const again = await refusal(player.call.finds.memorial(input));
    expect(again).toMatchObject({
      code: "ALREADY_LIT",
      status: 409,
      text: expect.stringContaining(refusedWith("ALREADY_LIT").text),
    });
    await setPlayer(game, player.id, "candle = 7, candle_day = candle_day - 1");
    const before = await rowOf();
    expect(await refusal(player.call.finds.memorial(input))).toEqual(refusedWith("CANDLES_FULL"));
    const elsewhere = { field: east(input.field) };
    expect(await refusal(player.call.finds.memorial(elsewhere))).toEqual(refusedWith("NOT_HERE"));
    expect(await rowOf()).toEqual(before);
    const waste = await standOn("waste");
    expect(await refusal(player.call.finds.memorial(waste))).toEqual(refusedWith("WRONG_FIELD"));
  });
});

describe("a mirage", () => {
  const offerHere = async () => {
    const { field } = await standOn("waste");
    await setPlayer(game, player.id, `mirage_x = ${field.x}, mirage_y = ${field.y}`);
  };

  test("pays 9,999 where it is offered, once a day", async () => {
    await offerHere();
    const { type, amount, desc } = await player.call.finds.mirage();
    expect(amount).toBe(9999);
    expect(desc).toContain("9,999");
    expect((await status())[type]).toBe(10_999);
    await offerHere();
    const before = await rowOf();
    expect(await refusal(player.call.finds.mirage({}))).toEqual(refusedWith("NO_MIRAGE"));
    expect(await rowOf()).toEqual(before);
  });

  test("is not where none is offered", async () => {
    await standOn("waste");
    const before = await rowOf();
    expect(await refusal(player.call.finds.mirage())).toEqual(refusedWith("NO_MIRAGE"));
    await offerHere();
    await putPlayer(game, player.id, east(cellOf(game, "waste")));
    expect(await refusal(player.call.finds.mirage())).toEqual(refusedWith("NO_MIRAGE"));
    expect(before).toMatchObject({ metal: expect.anything() });
    expect(await status()).toMatchObject({ metal: 1000, energy: 1000 });
  });
});
