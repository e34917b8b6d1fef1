import { describe, expect, it } from "vitest";
import { envAt } from "../testing/env.ts";
import { makePlayer } from "../testing/players.ts";
import { applied } from "../testing/results.ts";
import { isVisited } from "../world/explored.ts";
import { cellAt, DIRECTION_IDS, gridDistance, gridStep } from "../world/grid.ts";
import { changesOf } from "../writes.ts";
import { movePlayer } from "./move.ts";

const player = makePlayer({ id: 1, x: 1, y: 50 });

const move = (from: typeof player, to: { x: number; y: number }) =>
  applied(from, movePlayer({ player: from }, to, envAt()));

describe("movePlayer", () => {
  it.each(DIRECTION_IDS.filter((id) => id !== "stay"))("walks %s from the corner", (id) => {
    const to = gridStep(player, id);
    const { changes, outcome, after } = move(player, to);
    expect(outcome).toEqual({ isInReach: true, ...to, stepped: true, discovered: true });
    const { explored, walked } = after;
    expect(after).toEqual({ ...player, ...to, explored, walked });
    expect(isVisited(explored, to) && isVisited(walked, to)).toBe(true);
    expect(changes.map(({ kind }) => kind)).toEqual(["player"]);
  });

  it("writes only the position on explored ground", () => {
    const away = move(player, { x: 2, y: 50 }).after;
    const again = move(move(away, { x: 1, y: 50 }).after, { x: 2, y: 50 });
    expect(changesOf(again.changes, "player")).toEqual([{ id: 1, set: { x: 2, y: 50 } }]);
    expect(again.outcome.discovered).toBe(false);
  });

  it("writes nothing when staying", () => {
    const known = move(player, { x: 1, y: 50 }).after;
    const { changes, outcome } = move(known, { x: 1, y: 50 });
    expect(changesOf(changes, "player")).toEqual([]);
    expect(outcome).toEqual({ isInReach: true, x: 1, y: 50, stepped: false, discovered: false });
  });

  it("answers a cell out of reach with the player's position and changes nothing", () => {
    for (let index = 0; index < 2500; index++) {
      const cell = cellAt(index);
      if (gridDistance(player, cell) <= 1) continue;
      const { changes, outcome } = move(player, cell);
      const here = { x: 1, y: 50, stepped: false, discovered: false };
      expect(outcome).toEqual({ isInReach: false, ...here });
      expect(changes).toEqual([]);
    }
  });

  it.each([
    [0, 50],
    [51, 50],
    [1.5, 50],
    [Number.NaN, 50],
  ])("rejects %f, %f, which is not a cell", (x, y) => {
    expect(movePlayer({ player }, { x, y }, envAt())).toEqual({ ok: false, code: "BAD_INPUT" });
  });
});
