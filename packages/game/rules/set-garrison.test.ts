import { describe, expect, it } from "vitest";
import { MINUTE } from "../game-time.ts";
import { makeBase, makeFactory } from "../testing/factories.ts";
import { makePlayer, NOON, units } from "../testing/players.ts";
import { applied } from "../testing/results.ts";
import { changesOf } from "../writes.ts";
import { factoryGarrison, ownerGarrison } from "./factory-garrison.ts";
import { setGarrison } from "./set-garrison.ts";

const player = makePlayer({ id: 1, defenseUnits: units(0, 7, 100) });
const factories = [makeBase(), makeFactory(5), makeFactory(6), makeFactory(7)];
const set = (shares: { id: number; share: number }[], garrisonAt = 0) =>
  setGarrison({ player: { ...player, garrisonAt }, factories }, { shares }, { now: NOON });

describe("setGarrison", () => {
  it("gives the named factories their share, and none to the others", () => {
    const shares = [
      { id: 6, share: 60 },
      { id: 5, share: 40 },
    ];
    const { after, changes, outcome } = applied(player, set(shares));
    expect(outcome).toEqual([
      { id: 5, share: 40 },
      { id: 6, share: 60 },
      { id: 7, share: 0 },
    ]);
    expect(changesOf(changes, "factory")).toMatchObject([
      { x: 5, from: 1, to: 1, garrison: 40 },
      { x: 6, from: 1, to: 1, garrison: 60 },
    ]);
    expect(after.garrisonAt).toBe(NOON);
    expect(after.defenseUnits).toEqual(player.defenseUnits);
  });

  it("takes the share of a factory that is not named, and leaves what does not change", () => {
    const guarded = [makeFactory(5, 500, { garrison: 40 }), makeFactory(6, 500, { garrison: 60 })];
    const { changes, outcome } = applied(
      player,
      setGarrison(
        { player, factories: guarded },
        { shares: [{ id: 5, share: 40 }] },
        { now: NOON },
      ),
    );
    expect(outcome).toEqual([
      { id: 5, share: 40 },
      { id: 6, share: 0 },
    ]);
    expect(changesOf(changes, "factory")).toMatchObject([{ x: 6, garrison: 0 }]);
  });

  it.each([
    ["SHARES_INVALID", [{ id: 5, share: 101 }]],
    ["SHARES_INVALID", [{ id: 5, share: -5 }]],
    ["SHARES_INVALID", [{ id: 5, share: 3 }]],
    ["SHARES_INVALID", [{ id: 5, share: 7.5 }]],
    ["SHARES_INVALID", [{ id: 5, share: Number.NaN }]],
    [
      "SHARES_INVALID",
      [
        { id: 5, share: 60 },
        { id: 6, share: 45 },
      ],
    ],
    [
      "SHARES_INVALID",
      [
        { id: 5, share: 5 },
        { id: 5, share: 10 },
      ],
    ],
    ["NOT_FOUND", [{ id: 9, share: 5 }]],
    // The whole defense defends the base anyway.
    ["NOT_FOUND", [{ id: 100, share: 5 }]],
  ])("refuses with %s: %j", (code, shares) => {
    expect(set(shares)).toEqual({ ok: false, code });
  });

  it("is possible once in ten minutes", () => {
    const shares = [{ id: 5, share: 100 }];
    expect(set(shares, NOON - 10 * MINUTE)).toMatchObject({ ok: true });
    expect(set(shares, NOON - 10 * MINUTE + 1)).toEqual({
      ok: false,
      code: "GARRISON_CHANGED_RECENTLY",
      waitMs: 1,
    });
    // A clock that was set back ends the wait.
    expect(set(shares, NOON + 10 * MINUTE)).toMatchObject({ ok: true });
  });
});

describe("the garrison of a factory", () => {
  it("is an even part of a quarter before the first choice, then its share, rounded down", () => {
    const owner = { player, factories };
    expect(ownerGarrison(owner, { garrison: 0 })).toEqual(units(0, 0, 8));
    const chosen = { player: { ...player, garrisonAt: 1 }, factories };
    expect(ownerGarrison(chosen, { garrison: 0 })).toEqual(units());
    expect(ownerGarrison(chosen, { garrison: 45 })).toEqual(units(0, 3, 45));
    expect(ownerGarrison(chosen, { garrison: 100 })).toEqual(player.defenseUnits);
  });

  it("is the stronger of the owner's units and the Walls, which guard a tie", () => {
    const strong = {
      player: makePlayer({ id: 1, garrisonAt: 1, defenseUnits: units(4) }),
      factories,
    };
    // 900 slots against a player with none: three Walls.
    expect(factoryGarrison(900, 0, strong, { garrison: 100 })).toMatchObject({ ofOwner: true });
    expect(factoryGarrison(900, 0, strong, { garrison: 75 })).toMatchObject({ ofOwner: false });
  });
});
