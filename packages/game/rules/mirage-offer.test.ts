import { describe, expect, it } from "vitest";
import { FIELD_TYPES } from "../catalogue/fields.ts";
import { HOUR } from "../game-time.ts";
import { type Random, seededRandom } from "../random.ts";
import type { PlayerState } from "../state.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { DRAWS, sigmas } from "../testing/sigma.ts";
import { type MirageOfferState, mirageOffer } from "./mirage-offer.ts";

const field = { x: 11, y: 10, type: "waste", ownerId: null } as const;
const lucky: Random = { ...seededRandom(""), chance: () => true };
const unlucky: Random = { ...seededRandom(""), chance: () => false };

function offer(
  set: Partial<PlayerState> = {},
  more: Partial<MirageOfferState["field"]> = {},
  env = { now: NOON, random: lucky },
) {
  return mirageOffer({ player: makePlayer({ id: 1, ...set }), field: { ...field, ...more } }, env);
}

describe("mirageOffer", () => {
  it("offers a mirage on the new field by one provable roll", () => {
    const set = { rolls: 5, mirageX: 11, mirageY: 10 };
    expect(offer({ rolls: 4 })).toEqual({ offered: true, set });
  });

  it("uses up the roll when nothing appears", () => {
    const none = { offered: false, set: { rolls: 5 } };
    expect(offer({ rolls: 4 }, {}, { now: NOON, random: unlucky })).toEqual(none);
  });

  it("ends an open offer and makes none with the same step", () => {
    const set = { mirageX: null, mirageY: null };
    expect(offer({ mirageX: 10, mirageY: 10 })).toEqual({ offered: false, set });
  });

  it.each([
    [-1, false],
    [0, true],
    [6 * HOUR - 1, true],
    [6 * HOUR, false],
    [12 * HOUR, false],
  ])("%i ms after noon of the game clock: %s", (after, offered) => {
    const env = { now: NOON + 10 * 24 * HOUR + after, random: lucky };
    const { set, ...rest } = offer({}, {}, env);
    expect(rest).toEqual({ offered });
    if (!offered) expect(set).toEqual({});
  });

  it("appears only on waste without a base", () => {
    for (const type of FIELD_TYPES) expect(offer({}, { type }).offered).toBe(type === "waste");
    expect(offer({}, { ownerId: 2 })).toEqual({ offered: false, set: {} });
  });

  it("appears no more once today's was explored", () => {
    expect(offer({ mirageDay: 20_000 })).toEqual({ offered: false, set: {} });
    expect(offer({ mirageDay: 19_999 }).offered).toBe(true);
  });

  it("has a chance of 10%, within 5 sigma", () => {
    const random = seededRandom("many steps");
    let offers = 0;
    for (let i = 0; i < DRAWS; i++) if (offer({}, {}, { now: NOON, random }).offered) offers++;
    expect(sigmas(offers, DRAWS, 0.1)).toBeLessThan(5);
  });
});
