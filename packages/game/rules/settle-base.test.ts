import { describe, expect, it } from "vitest";
import { seededRandom } from "../random.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { settleBase } from "./settle-base.ts";

const env = { now: NOON, random: seededRandom("settle") };
const waste = Array.from({ length: 2500 }, () => ({ type: "waste" as const }));
const guest = makePlayer({ id: 9, isGuest: true, baseX: null, baseY: null, x: 4, y: 4 });

describe("settleBase", () => {
  it("settles where the player stands when that is free waste", () => {
    expect(settleBase({ player: guest, world: waste, bases: [] }, env)).toMatchObject({
      ok: true,
      changes: { players: [{ id: 9, set: { baseX: 4, baseY: 4 } }] },
      outcome: { x: 4, y: 4 },
    });
  });

  it("goes elsewhere when somebody has settled there meanwhile", () => {
    const result = settleBase({ player: guest, world: waste, bases: [{ x: 4, y: 4 }] }, env);
    expect(result).toMatchObject({ ok: true });
    expect(result).not.toMatchObject({ outcome: { x: 4, y: 4 } });
  });

  it("leaves a base that stands where it is", () => {
    const player = makePlayer({ id: 9 });
    expect(settleBase({ player, world: waste, bases: [] }, env)).toMatchObject({
      ok: true,
      changes: { players: [] },
      outcome: { x: 10, y: 10 },
    });
  });

  it("refuses when the world is full", () => {
    const world = waste.map(() => ({ type: "metal" as const }));
    expect(settleBase({ player: guest, world, bases: [] }, env)).toEqual({
      ok: false,
      code: "WORLD_FULL",
    });
  });
});
