import { describe, expect, it } from "vitest";
import { RELIC_AREA, RELIC_FIELD_TYPES } from "../catalogue/relics.ts";
import { DAY } from "../game-time.ts";
import { seededRandom } from "../random.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { applied } from "../testing/results.ts";
import { generateWorld } from "../world/generate-world.ts";
import { cellIndex, wrapCoordinate } from "../world/grid.ts";
import { type Relic, type RelicContent, relicCandidates, rollRelics } from "./relics.ts";
import { relicsInSight, relicsLeft, takeRelic } from "./take-relic.ts";

const world = generateWorld("relics");
const typeAt = (index: number) => world[index]?.type ?? "base";
const ofPlayer = (id: number) => rollRelics(id, typeAt, (text) => seededRandom(`day ${text}`));

describe("the day's relics", () => {
  it("are three on fields of their types, each within its area, never two on one field", () => {
    const finds = new Map<string, number>();
    for (let id = 1; id <= 200; id++) {
      const relics = ofPlayer(id);
      expect(relics.map(({ number }) => number)).toEqual([1, 2, 3]);
      expect(new Set(relics.map(({ cell }) => cellIndex(cell))).size).toBe(3);
      for (const relic of relics) {
        const { cell, area, content } = relic;
        expect(RELIC_FIELD_TYPES).toContain(typeAt(cellIndex(cell)));
        expect(wrapCoordinate(cell.x - area.x + 1) - 1).toBeLessThan(RELIC_AREA);
        expect(wrapCoordinate(cell.y - area.y + 1) - 1).toBeLessThan(RELIC_AREA);
        expect(relicCandidates(relic, typeAt)).toContain(cellIndex(cell));
        finds.set(content.find, (finds.get(content.find) ?? 0) + 1);
      }
    }
    // By weight 30, 30, 25 and 15 in a hundred of 600: five deviations are about 56.
    for (const [find, percent] of [
      ["metal", 30],
      ["energy", 30],
      ["part", 25],
      ["drives", 15],
    ] as const) {
      expect(Math.abs((finds.get(find) ?? 0) - 6 * percent)).toBeLessThan(56);
    }
  });

  it("are the same for the same seed, and differ between players", () => {
    expect(ofPlayer(7)).toEqual(ofPlayer(7));
    expect(ofPlayer(7)).not.toEqual(ofPlayer(8));
  });

  it("have an area of 81 fields at most, across the edges", () => {
    const all = relicCandidates({ area: { x: 48, y: 49 } }, () => "waste");
    expect(new Set(all).size).toBe(RELIC_AREA ** 2);
    expect(all).toContain(cellIndex({ x: 6, y: 7 }));
    expect(all).not.toContain(cellIndex({ x: 7, y: 7 }));
  });
});

describe("takeRelic", () => {
  const cell = { x: 10, y: 10 };
  const relic = (content: RelicContent, at = cell): Relic => ({
    number: 2,
    cell: at,
    area: cell,
    content,
  });
  const player = makePlayer({
    id: 1,
    digMin: { metal: 5, energy: 0 },
    digMax: { metal: 100, energy: 100 },
  });
  const take = (one: Relic, who = player) =>
    takeRelic({ player: who, relics: [one] }, { field: cell }, { now: NOON });

  it.each([
    [{ find: "metal" }, { metal: 1050, energy: 0 }, {}],
    [{ find: "energy" }, { metal: 0, energy: 1000 }, {}],
    [{ find: "drives" }, { metal: 0, energy: 0 }, { drives: 2 }],
  ] as const)("gives %j", (content, delta, detail) => {
    const { after, ledger } = applied(player, take(relic(content)));
    expect(after.carried).toEqual({ metal: 1000 + delta.metal, energy: 1000 + delta.energy });
    expect(after.tools.prob_drive).toBe(content.find === "drives" ? 2 : 0);
    expect(ledger).toEqual([
      {
        playerId: 1,
        kind: "relic",
        ...delta,
        detail: { ...cell, relic: 2, find: content.find, ...detail },
      },
    ]);
  });

  it("gives a part, which is held", () => {
    const part = "metal_1" as keyof typeof player.parts;
    const [first] = Object.keys(player.parts) as (typeof part)[];
    if (first === undefined) throw new Error("There is no part.");
    const { after, outcome } = applied(player, take(relic({ find: "part", part: first })));
    expect(after.parts[first]).toBe(1);
    expect(outcome).toMatchObject({ find: "part", part: first, left: 0 });
  });

  it("is refused elsewhere, without a relic, and a second time until midnight", () => {
    const one = relic({ find: "metal" });
    const elsewhere = takeRelic(
      { player, relics: [one] },
      { field: { x: 11, y: 10 } },
      { now: NOON },
    );
    expect(elsewhere).toEqual({ ok: false, code: "NOT_HERE" });
    expect(take(relic({ find: "metal" }, { x: 11, y: 10 }))).toEqual({
      ok: false,
      code: "NO_RELIC_HERE",
    });
    const { after } = applied(player, take(one));
    expect(take(one, after)).toEqual({ ok: false, code: "RELIC_TAKEN" });
    const tomorrow = takeRelic(
      { player: after, relics: [one] },
      { field: cell },
      { now: NOON + DAY },
    );
    expect(tomorrow).toMatchObject({ ok: true });
    // Another process, whose clock is a second behind, gives none back.
    const next = { ...after, relicDay: Math.floor(NOON / DAY) + 1, relics: [1] };
    expect(applied(next, take(one, next)).after.relicDay).toBe(next.relicDay);
  });

  it("is refused only during the peace after a season", () => {
    const state = { player, relics: [relic({ find: "metal" })] };
    const peace = { from: NOON, until: NOON + DAY };
    const during = (set: object) =>
      takeRelic({ ...state, peace: { ...peace, ...set } }, { field: cell }, { now: NOON });
    expect(during({ afterSeason: true })).toMatchObject({ ok: false, code: "PEACE" });
    expect(during({ afterSeason: true, from: NOON + 1 }).ok).toBe(true);
    expect(during({}).ok).toBe(true);
  });

  it("shows one step away, until it is taken", () => {
    const shows = (x: number, taken: number[] = []) => {
      const who = { ...player, x, relicDay: Math.floor(NOON / DAY), relics: taken };
      return relicsInSight({ player: who, relics: [relic({ find: "metal" })] }, NOON).length > 0;
    };
    expect([8, 9, 10, 11, 12].map((x) => shows(x))).toEqual([false, true, true, true, false]);
    expect(shows(10, [2])).toBe(false);
    expect(shows(10, [1])).toBe(true);
    expect(relicsLeft({ player, relics: [relic({ find: "metal" })] }, NOON)).toHaveLength(1);
  });

  it("shows the one that can be taken rather than the one beside it", () => {
    const relics = [relic({ find: "metal" }, { x: 11, y: 10 }), relic({ find: "energy" })];
    expect(relicsInSight({ player, relics }, NOON)[0]?.cell).toEqual(cell);
  });
});
