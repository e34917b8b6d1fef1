import { describe, expect, it } from "vitest";
import { byId } from "../by-id.ts";
import { EXCAVATOR_PART_IDS, EXCAVATOR_PARTS } from "../catalogue/excavator.ts";
import type { FieldState } from "../state.ts";
import { envAt } from "../testing/env.ts";
import { makePlayer } from "../testing/players.ts";
import { accepted, applied, refusal } from "../testing/results.ts";
import { digRanges, installPart } from "./install-part.ts";

const env = envAt();
const field = { type: "euc" } as const;
const none = byId(EXCAVATOR_PART_IDS, () => 0);

describe("installPart", () => {
  it("moves a drill from the inventory to the excavator and raises the metal range", () => {
    const held = { parts: { ...none, drill: 3 }, partsInstalled: { ...none, drill: 1 } };
    const player = makePlayer({ id: 1, ...held });
    const done = applied(player, installPart({ player, field }, { part: "drill" }, env));
    const ranges = { digMin: { metal: 5, energy: 0 }, digMax: { metal: 125, energy: 100 } };
    expect(done.outcome).toEqual({ part: "drill", installed: 2, remain: 2, ...ranges });
    const detail = { part: "drill", installed: 2 };
    expect(done.ledger).toEqual([
      { playerId: 1, kind: "install-part", metal: 0, energy: 0, detail },
    ]);
    const moved = { parts: { ...none, drill: 2 }, partsInstalled: { ...none, drill: 2 } };
    expect(done.after).toEqual({ ...player, ...ranges, ...moved });
  });

  it.each(EXCAVATOR_PART_IDS)("raises only the range of its resource with a %s", (part) => {
    const player = makePlayer({ id: 1, parts: byId(EXCAVATOR_PART_IDS, () => 1) });
    const { outcome } = accepted(installPart({ player, field }, { part }, env));
    const { raises, min, max } = EXCAVATOR_PARTS[part];
    const { metal, energy } = digRanges(outcome);
    expect(raises === "metal" ? metal : energy).toEqual([min, 100 + max]);
    expect(raises === "metal" ? energy : metal).toEqual([0, 100]);
  });

  it("refuses parts not held, parts over the limit, and other places", () => {
    const install = (set: object, place: Pick<FieldState, "type"> = field) => {
      const player = makePlayer({ id: 1, parts: { ...none, bucket_wheel: 1 }, ...set });
      return refusal(installPart({ player, field: place }, { part: "bucket_wheel" }, env));
    };
    expect(install({})).toBe(null);
    expect(install({ parts: none })).toBe("PART_NOT_HELD");
    expect(install({ partsInstalled: { ...none, bucket_wheel: 4 } })).toBe(null);
    expect(install({ partsInstalled: { ...none, bucket_wheel: 5 } })).toBe("PART_LIMIT");
    expect(install({}, { type: "waste" })).toBe("WRONG_FIELD");
  });
});
