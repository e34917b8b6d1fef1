import { describe, expect, it } from "vitest";
import { NO_CHANGES } from "../result.ts";
import type { LedgerEntry } from "../state.ts";
import { mergeChanges } from "./merge-changes.ts";

const row = (playerId: number): LedgerEntry => ({
  playerId,
  kind: "tool",
  metal: 0,
  energy: 0,
  detail: {},
});

describe("mergeChanges", () => {
  it("keeps one change per player, what comes later winning, and all rows in order", () => {
    const merged = mergeChanges(
      { ...NO_CHANGES, players: [{ id: 1, set: { x: 1, metal: 5 } }], ledger: [row(1)] },
      {
        ...NO_CHANGES,
        players: [
          { id: 2, set: { x: 9 } },
          { id: 1, set: { x: 2, candle: 0 } },
        ],
        ledger: [row(2), row(1)],
        mines: [{ ownerId: 2, x: 1, y: 1, removeId: 4 }],
      },
    );
    expect(merged).toEqual({
      ...NO_CHANGES,
      players: [
        { id: 1, set: { x: 2, metal: 5, candle: 0 } },
        { id: 2, set: { x: 9 } },
      ],
      ledger: [row(1), row(2), row(1)],
      mines: [{ ownerId: 2, x: 1, y: 1, removeId: 4 }],
    });
  });

  it("of nothing is nothing", () => {
    expect(mergeChanges(NO_CHANGES, NO_CHANGES)).toEqual(NO_CHANGES);
  });
});
