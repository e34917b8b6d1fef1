import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY } from "../game-time.ts";
import { seededUint32 } from "../random.ts";
import type { PlayerState, Position } from "../state.ts";
import { envAt } from "../testing/env.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { applied } from "../testing/results.ts";
import { sigmas } from "../testing/sigma.ts";
import { isVisited } from "../world/explored.ts";
import { CELL_COUNT, cellAt, cellIndex, gridDistance, gridStep } from "../world/grid.ts";
import type { RollDigest } from "./fair-chance.ts";
import { movePlayer } from "./move.ts";
import { isVein, knowsVein, veinPays, veinText, walkedToday } from "./veins.ts";

/** Fake HMAC of a day's seed. */
const digestOf =
  (seed: string): RollDigest =>
  (text, block) => {
    const next = seededUint32(`${seed} ${text} ${block}`);
    return new Uint8Array(Uint32Array.from({ length: 8 }, next).buffer);
  };

const veinsOf = (seed: string) =>
  Array.from({ length: CELL_COUNT }, (_, index) => isVein(cellAt(index), digestOf(seed)));

/** The player after walking these cells, each one step from the previous one. */
function walk(player: PlayerState, cells: readonly Position[], now = NOON): PlayerState {
  return cells.reduce<PlayerState>(
    (who, cell) => applied(who, movePlayer({ player: who }, cell, envAt(now))).after,
    player,
  );
}

describe("isVein", () => {
  it("uses a text that no roll has", () => {
    expect(veinText({ x: 17, y: 4 })).toBe("vein:17:4");
  });

  it("is one cell in 25, and different cells on another day", () => {
    const days = Array.from({ length: 40 }, (_, day) => veinsOf(`seed ${day}`));
    const total = days.flat().filter(Boolean).length;
    expect(sigmas(total, days.length * CELL_COUNT, 0.04)).toBeLessThan(5);
    expect(days[0]).not.toEqual(days[1]);
    expect(veinsOf("seed 0")).toEqual(days[0]);
  });
});

describe("the walk of a day", () => {
  it("holds the cells visited today, including the current one, and resets at midnight", () => {
    const start = makePlayer({ id: 1 });
    const path = [gridStep(start, "e"), gridStep(gridStep(start, "e"), "e")];
    const walker = walk(start, path);
    const today = walkedToday(walker, NOON);
    expect([start, ...path].map((cell) => isVisited(today, cell))).toEqual([true, true, true]);
    const tomorrow = walkedToday(walker, NOON + DAY);
    expect([walker, start].map((cell) => isVisited(tomorrow, cell))).toEqual([true, false]);
    const further = walk(walker, [gridStep(walker, "s")], NOON + DAY);
    expect(further.walkedDay).toBe(20_001);
    const walked = [walker, further, start].map((cell) => isVisited(further.walked, cell));
    expect(walked).toEqual([true, true, false]);
    expect(isVisited(further.explored, start)).toBe(true);
  });

  it("survives a clock that goes back", () => {
    const player = makePlayer({ id: 1 });
    const early = walk(player, [gridStep(player, "e")], NOON - DAY);
    expect(early.walkedDay).toBe(20_000);
    expect(isVisited(early.walked, player)).toBe(true);
  });
});

describe("knowsVein", () => {
  it("reaches three cells around every cell visited today", () => {
    fc.assert(
      fc.property(fc.nat({ max: CELL_COUNT - 1 }), (index) => {
        const player = makePlayer({ id: 1 });
        const walker = walk(player, [gridStep(player, "e")]);
        const cell = cellAt(index);
        const near = Math.min(gridDistance(player, cell), gridDistance(walker, cell)) <= 3;
        expect(knowsVein(walker, cell, NOON)).toBe(near);
      }),
    );
  });

  it("forgets yesterday's position, although the map does not", () => {
    const player = makePlayer({ id: 1 });
    const east = Array.from({ length: 6 }, (_, n) => ({ x: player.x + n + 1, y: player.y }));
    const walker = walk(player, east);
    expect(knowsVein(walker, player, NOON)).toBe(true);
    expect(knowsVein(walker, player, NOON + DAY)).toBe(false);
  });

  it("is false after digging there, until the next day", () => {
    const player = makePlayer({ id: 1 });
    const dug = { ...player, veins: [cellIndex(player)] };
    expect(knowsVein(dug, player, NOON)).toBe(false);
    expect(knowsVein(dug, gridStep(player, "e"), NOON)).toBe(true);
    expect(knowsVein(dug, player, NOON + DAY)).toBe(true);
  });
});

describe("veinPays", () => {
  const at = { x: 10, y: 10 };
  it.each([
    ["the first dig of the day", {}, true],
    ["the 500th dig", { digs: 499 }, true],
    ["the 501st dig", { digs: 500 }, false],
    ["a third vein", { veins: [1, 2] }, true],
    ["a fourth vein", { veins: [1, 2, 3] }, false],
    ["a second dig there", { veins: [cellIndex(at)] }, false],
  ])("%s", (_, set, pays) => {
    const player = makePlayer({ id: 1, ...set });
    expect(veinPays(player, at, NOON)).toBe(pays);
    expect(veinPays(player, at, NOON + DAY)).toBe(true);
  });
});
