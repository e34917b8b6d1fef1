import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../random.ts";
import { afterChanges, makePlayer, NOON } from "../testing/players.ts";
import { accepted, refusal } from "../testing/results.ts";
import { sigmas, tally } from "../testing/sigma.ts";
import { writesOf } from "../writes.ts";
import { exploreMirage } from "./explore-mirage.ts";

const here = { mirageX: 10, mirageY: 10 };
const player = makePlayer({ id: 1, rolls: 4, ...here });
const field = { x: 10, y: 10, type: "waste" as const, ownerId: null };

describe("exploreMirage", () => {
  it("gives 9,999 of one resource, ends the offer and consumes a provable roll", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const env = { now: NOON, random: seededRandom(seed) };
        const { changes, outcome } = accepted(exploreMirage({ player, field }, {}, env));
        const metal = outcome.type === "metal" ? 9999 : 0;
        const energy = 9999 - metal;
        expect(outcome).toMatchObject({ amount: 9999, metal: 1000 + metal, energy: 1000 + energy });
        const detail = { x: 10, y: 10, resource: outcome.type, roll: 4 };
        expect(writesOf(changes, "ledger")).toEqual([
          { playerId: 1, kind: "mirage", metal, energy, detail },
        ]);
        expect(afterChanges(player, changes)).toEqual({
          ...player,
          carried: { metal: 1000 + metal, energy: 1000 + energy },
          mirageX: null,
          mirageY: null,
          mirageDay: 20_000,
          rolls: 5,
        });
      }),
    );
  });

  it("has even odds, within 5 sigma of 100,000", () => {
    const random = seededRandom("a hundred thousand mirages");
    const draw = () =>
      accepted(exploreMirage({ player, field }, {}, { now: NOON, random })).outcome.type;
    const seen = tally(100_000, draw);
    expect(sigmas(seen.get("metal") ?? 0, 100_000, 0.5)).toBeLessThan(5);
  });

  it.each([
    ["without an offer", { mirageX: null, mirageY: null }],
    ["on another column", { x: 11 }],
    ["on another row", { y: 11 }],
    ["after today's", { mirageDay: 20_000 }],
    ["when the clock goes back a day", { mirageDay: 20_001 }],
  ])("finds no mirage %s", (_when, set) => {
    const env = { now: NOON, random: seededRandom("") };
    const dreamer = { ...player, ...set };
    const there = { ...field, x: dreamer.x, y: dreamer.y };
    expect(refusal(exploreMirage({ player: dreamer, field: there }, {}, env))).toBe("NO_MIRAGE");
  });

  it.each([
    ["under somebody's base", { ownerId: 2 }],
    ["under one's own base", { ownerId: 1 }],
    ["on a field that is told as a base", { type: "base" as const, ownerId: 2 }],
    ["of another field", { x: 11 }],
  ])("finds no mirage %s", (_where, set) => {
    const env = { now: NOON, random: seededRandom("") };
    const state = { player, field: { ...field, ...set } };
    expect(refusal(exploreMirage(state, {}, env))).toBe("NO_MIRAGE");
  });
});
