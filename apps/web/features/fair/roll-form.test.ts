import { expect, it } from "vitest";
import { daysBefore, isDay, requestOf, rollErrors, rollFormOf, rollPath } from "./roll-form.ts";

const SEED = "ab".repeat(32);
const NO_FIELDS = () => null;

it("is filled in from the URL and the current player", () => {
  const form = rollFormOf("?counter=204&purpose=cave&divisor=2&min=3&max=120&battle=b1", "17");
  expect(form).toMatchObject({ player: "17", counter: "204", purpose: "cave", divisor: "2" });
  expect(rollErrors(form, SEED)).toEqual({});
  expect(requestOf(form, NO_FIELDS)).toMatchObject({
    roll: {
      playerId: 17,
      counter: 204,
      divisor: 2,
      ranges: { digMin: { metal: 3 }, digMax: { energy: 120 } },
    },
  });
  expect(rollFormOf("?player=9&purpose=toString&divisor=3", "17")).toMatchObject({
    player: "9",
    purpose: "cave",
    divisor: "1",
  });
});

it("makes a URL that fills it in again, without irrelevant fields", () => {
  const form = { ...rollFormOf("", "17"), purpose: "casino", counter: "5", game: "dice" } as const;
  const address = rollPath("2026-05-20", form);
  expect(address).toBe("/fair/2026-05-20?purpose=casino&player=17&counter=5&game=dice");
  expect(rollFormOf(address.slice(address.indexOf("?")), "")).toEqual(form);
});

it("parses numbers as they are displayed", () => {
  const form = { ...rollFormOf("?counter=1.500", "17"), min: "٣", max: "１２０" };
  expect(requestOf(form, NO_FIELDS)).toMatchObject({
    roll: { counter: 1500, ranges: { digMin: { metal: 3 }, digMax: { metal: 120 } } },
  });
  expect(requestOf({ ...form, purpose: "vein", x: "१२", y: "7" }, NO_FIELDS)).toEqual({
    vein: { x: 12, y: 7 },
  });
});

it("asks for a player and a number of a relic", () => {
  const form = rollFormOf("?purpose=relic&relic=2&counter=x", "17");
  expect(rollErrors(form, SEED)).toEqual({});
  expect(rollErrors({ ...form, player: "" }, SEED)).toHaveProperty("player");
  expect(rollPath("2026-05-20", form)).toBe("/fair/2026-05-20?purpose=relic&player=17&relic=2");
  const relic = { playerId: 17, number: 2, typeAt: NO_FIELDS };
  expect(requestOf(form, NO_FIELDS)).toEqual({ relic });
  expect(rollFormOf("?purpose=relic&relic=4", "17").relic).toBe("1");
});

it.each([
  ["no seed", {}, "", ["seed"]],
  ["a seed too short", {}, SEED.slice(2), ["seed"]],
  ["numbers of any habit", { counter: "1.500", min: "٣", max: "１２０" }, SEED, []],
  ["a number of a programmer", { counter: "0x1F" }, SEED, ["counter"]],
  ["no counter", { counter: "" }, SEED, ["counter"]],
  ["a player that is no number", { player: "ada" }, SEED, ["player"]],
  ["a range upside down", { min: "9", max: "3" }, SEED, ["min"]],
  ["a range that does not matter", { purpose: "battle", min: "9", max: "3" }, SEED, []],
  ["a field off the map", { purpose: "vein", x: "51", y: "0" }, SEED, ["x", "y"]],
  ["fields of programmers", { purpose: "vein", x: "1e1", y: "0x1F" }, SEED, ["x", "y"]],
  ["a field on it", { purpose: "vein", x: "50", y: "1", counter: "" }, SEED, []],
] as const)("says what is wrong: %s", (_name, part, seed, wrong) => {
  const form = { ...rollFormOf("?counter=1", "17"), ...part };
  expect(Object.keys(rollErrors(form, seed))).toEqual(wrong);
});

it.each([
  ["2026-05-20", true],
  ["2026-02-30", false],
  ["2026-5-20", false],
  ["tomorrow", false],
])("knows whether %s is a day: %s", (text, is) => {
  expect(isDay(text)).toBe(is);
});

it("lists the days back to the fingerprint's, a week at most", () => {
  expect(daysBefore("2026-03-02", "2026-02-27T10:00:00Z")).toEqual([
    ...["2026-03-01", "2026-02-28", "2026-02-27"],
  ]);
  expect(daysBefore("2026-03-02", "2026-03-02T10:00:00Z")).toEqual([]);
  expect(daysBefore("2026-03-02", "2026-01-01T10:00:00Z")).toHaveLength(7);
});
