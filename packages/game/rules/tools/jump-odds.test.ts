import { describe, expect, it } from "vitest";
import { EXCAVATOR_PART_IDS } from "../../catalogue/excavator.ts";
import { type Random, seededRandom } from "../../random.ts";
import { toolsOf } from "../../testing/ground.ts";
import { makePlayer, NOON } from "../../testing/players.ts";
import { sigmas, tally } from "../../testing/sigma.ts";
import { toolState } from "../../testing/tool-use.ts";
import { CELL_COUNT, cellAt, cellIndex } from "../../world/grid.ts";
import { improbabilityDriveTool } from "./improbability-drive.ts";
import { probabilityDriveTool } from "./probability-drive.ts";
import { drawUnlikelyEvent, type UnlikelyEventState } from "./unlikely-events.ts";

const N = 100_000;
const tools = toolsOf({ prob_drive: 1, improb_drive: 1 });
const player = makePlayer({ id: 1, tools, x: 20, y: 20, candle: 4, shieldUntil: 0 });
const empty = { x: 1, y: 1, type: "waste" as const, slots: 0, ownerId: null };
const state = { ...toolState({ player, fields: [empty], freeSlots: 100_000 }), consumed: 1 };

/** Randomness that always triggers the unlikely event. */
const always = (seed: string): Random => ({ ...seededRandom(seed), chance: () => true });
/** Draws events for a player without candles whose mirage of today is used up. */
const happenings = (seed: string, freeSlots: number) => {
  const env = { now: NOON, random: always(seed) };
  const bare = { ...player, candle: 0, mirageDay: 20_000 };
  const state: UnlikelyEventState = { player: bare, freeSlots, hasEmptyField: false };
  return () => drawUnlikelyEvent(state, env);
};

describe("the Improbability Drive, within 5 sigma of 100,000", () => {
  it("causes each of the four events one time in forty, and lands uniformly anywhere else", () => {
    const random = seededRandom("a hundred thousand improbable jumps");
    const cells = new Array<number>(CELL_COUNT).fill(0);
    const seen = tally(N, () => {
      const result = improbabilityDriveTool.use(state, { count: 0 }, { now: NOON, random });
      const { happening } = result.outcome;
      const index = cellIndex(result.outcome);
      if (happening !== "mirage") cells[index] = (cells[index] ?? 0) + 1;
      return happening ?? "nothing";
    });
    for (const kind of ["mirage", "part", "pikemen", "candles"] as const) {
      expect(sigmas(seen.get(kind) ?? 0, N, 0.1 / 4), kind).toBeLessThan(5);
    }
    expect(sigmas(seen.get("nothing") ?? 0, N, 0.9)).toBeLessThan(5);
    const jumps = N - (seen.get("mirage") ?? 0);
    for (const [index, count] of cells.entries()) {
      const { x, y } = cellAt(index);
      const isHome = x === player.x && y === player.y;
      if (isHome) expect(count).toBe(0);
      else expect(sigmas(count, jumps, 1 / (CELL_COUNT - 1)), `${x},${y}`).toBeLessThan(5);
    }
  });

  it("brings parts of either resource with the rarity of a cave", () => {
    const draw = happenings("a hundred thousand parts", 0);
    const seen = tally(N, () => {
      const happening = draw();
      return happening?.kind === "part" ? happening.part : null;
    });
    const weights = [33, 15, 1.5, 0.4, 0.1, 33, 15, 1.5, 0.4, 0.1];
    EXCAVATOR_PART_IDS.forEach((part, index) => {
      const p = (weights[index] ?? 0) / 100;
      expect(sigmas(seen.get(part) ?? 0, N, p), part).toBeLessThan(5);
    });
    expect(seen.has(null)).toBe(false);
  });

  it("brings 5 to 20 Pikemen, uniformly", () => {
    const draw = happenings("a hundred thousand bands", 100_000);
    const seen = tally(N, () => {
      const happening = draw();
      return happening?.kind === "pikemen" ? happening.amount : 0;
    });
    expect(sigmas(seen.get(0) ?? 0, N, 1 / 2)).toBeLessThan(5);
    for (let amount = 5; amount <= 20; amount++) {
      expect(sigmas(seen.get(amount) ?? 0, N, 1 / 32), String(amount)).toBeLessThan(5);
    }
    expect(seen.size).toBe(17);
  });
});

describe("the Probability Drive, within 5 sigma of 100,000", () => {
  it("lands uniformly on the other fields of the type", () => {
    const bank = (x: number) => ({ ...empty, x, type: "bank" as const });
    const fields = [empty, ...[3, 9, 14, 20, 27, 31, 36, 42, 45, 50].map(bank)];
    const there = { ...state, player: { ...player, x: 27, y: 1 }, fields };
    const random = seededRandom("a hundred thousand probable jumps");
    const seen = tally(N, () => {
      const input = { count: 0, type: "bank" } as const;
      const result = probabilityDriveTool.use(there, input, { now: NOON, random });
      if (!result.ok) throw new Error(result.code);
      return result.outcome.x;
    });
    expect([...seen.keys()].sort((a, b) => a - b)).toEqual([3, 9, 14, 20, 31, 36, 42, 45, 50]);
    for (const [x, count] of seen) expect(sigmas(count, N, 1 / 9), String(x)).toBeLessThan(5);
  });
});
