import { expect, it } from "vitest";
import { equalAmounts } from "../resource.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { storeAllowance } from "./store-loot.ts";

const DAY = 20_000;
const owner = makePlayer({ id: 2 });
const raider = (loots: { other: number; day: number; metal: number; energy: number }[]) =>
  makePlayer({ id: 1, counterDay: DAY, dug: equalAmounts(10_000), loots });

it.each([
  ["a tenth of the week's digs", [], { metal: 1000, energy: 1000 }],
  [
    "what is left of the tenth from this owner",
    [{ other: 2, day: DAY - 1, metal: 600, energy: 0 }],
    { metal: 400, energy: 1000 },
  ],
  [
    "what is left of the week, also after loot from others",
    [{ other: 7, day: DAY - 1, metal: 9500, energy: 12_000 }],
    { metal: 500, energy: 0 },
  ],
])("stores allow %s", (_, loots, allowed) => {
  expect(storeAllowance(raider(loots), owner, NOON)).toEqual(allowed);
});

it("a guest takes from the stores of labeled bots only, and loses nothing from its own", () => {
  const guest = { ...raider([]), isGuest: true };
  const allowed = (isBot: boolean) => storeAllowance(guest, owner, NOON, isBot);
  expect([allowed(true), allowed(false)]).toEqual([equalAmounts(1000), equalAmounts(0)]);
  expect(storeAllowance(raider([]), { ...owner, isGuest: true }, NOON)).toEqual(equalAmounts(0));
});
