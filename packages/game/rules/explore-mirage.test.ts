import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../random.ts";
import { addAmounts, equalAmounts, singleAmount } from "../resource.ts";
import { envAt } from "../testing/env.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { accepted, applied, refusal } from "../testing/results.ts";
import { sigmas, tally } from "../testing/sigma.ts";
import { exploreMirage } from "./explore-mirage.ts";

const here = { mirageX: 10, mirageY: 10 };
const player = makePlayer({ id: 1, rolls: 4, ...here });
const field = { x: 10, y: 10, type: "waste" as const, ownerId: null };

describe("exploreMirage", () => {
  it("gives 9,999 of one resource, ends the offer and uses one provable roll", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const env = envAt(NOON, seededRandom(seed));
        const explored = applied(player, exploreMirage({ player, field }, {}, env));
        const { type } = explored.outcome;
        const carried = addAmounts(equalAmounts(1000), singleAmount(type, 9999));
        expect(explored.outcome).toMatchObject({ amount: 9999, ...carried });
        const detail = { x: 10, y: 10, resource: type, roll: 4 };
        expect(explored.ledger).toEqual([
          { playerId: 1, kind: "mirage", ...singleAmount(type, 9999), detail },
        ]);
        const over = { mirageX: null, mirageY: null, mirageDay: 20_000 };
        expect(explored.after).toEqual({ ...player, carried, ...over, rolls: 5 });
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
    ["without an offer", { mirageX: null, mirageY: null }, {}],
    ["on another column", { x: 11 }, { x: 11 }],
    ["on another row", { y: 11 }, { y: 11 }],
    ["after today's", { mirageDay: 20_000 }, {}],
    ["when the clock goes back a day", { mirageDay: 20_001 }, {}],
    ["under somebody's base", {}, { ownerId: 2 }],
    ["under one's own base", {}, { ownerId: 1 }],
    ["on a field given as a base", {}, { type: "base", ownerId: 2 }],
    ["of another field", {}, { x: 11 }],
  ] as const)("finds no mirage %s", (_, dreamer, place) => {
    const state = { player: { ...player, ...dreamer }, field: { ...field, ...place } };
    expect(refusal(exploreMirage(state, {}, envAt()))).toBe("NO_MIRAGE");
  });
});
