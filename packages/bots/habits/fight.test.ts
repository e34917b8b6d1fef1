import { cellIndex, HOUR } from "@emberlode/game";
import { expect, test } from "vitest";
import { east, landWith, makeKnowledge, NOON, ownFactory, statusWith } from "../testing/known.ts";
import { captureFactory } from "./fight.ts";
import { TEMPERAMENTS, type TemperamentId } from "./temperament.ts";

const there = east(2);
const land = landWith({ ...there, type: "factory" });
const armed = statusWith({ attack_units: Array.from({ length: 10 }, () => 20) });

/** The next intent toward a factory of Ada, who has this power. */
function toward(safeUntil: number, power: number, id: TemperamentId) {
  const seen = { seenAt: NOON - HOUR, owner: "Ada", slots: null, safeUntil };
  const [proposal] = captureFactory(
    makeKnowledge({
      land,
      status: armed,
      sightings: new Map([[cellIndex(there), seen]]),
      players: new Map([["Ada", { since: 0, power, baseLevel: 1 }]]),
    }),
    TEMPERAMENTS[id],
    0,
  );
  return proposal?.intent.do;
}

test("a safe factory is left to those who plunder, and looked at again afterward", () => {
  expect(toward(NOON + 1, 0, "builder")).toBeUndefined();
  expect(toward(NOON + 1, 0, "raider")).toBe("assess");
  expect(toward(NOON, 0, "builder")).toBe("look");
  expect(toward(0, 0, "builder")).toBe("assess");
});

test("nobody walks to a factory whose owner's power makes it too costly", () => {
  expect(toward(0, 200, "builder")).toBe("assess");
  expect(toward(0, 20_000, "builder")).toBeUndefined();
});

test("a free factory of a class that the player may not have more of is left alone", () => {
  const small = (x: number) => ownFactory("factory", { x, y: 1 });
  const intentWith = (factoryClass: "small" | "medium") => {
    const seen = { seenAt: NOON, owner: null, slots: null, class: factoryClass, safeUntil: 0 };
    const [proposal] = captureFactory(
      makeKnowledge({
        land,
        status: armed,
        sightings: new Map([[cellIndex(there), seen]]),
        factories: [ownFactory("base", { x: 20, y: 20 }), small(1), small(2)],
      }),
      TEMPERAMENTS.builder,
      0,
    );
    return proposal?.intent.do;
  };
  expect(intentWith("small")).toBeUndefined();
  expect(intentWith("medium")).toBe("assess");
});
