import { describe, expect, it } from "vitest";
import { makeBase, makeFactory } from "../testing/factories.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { changesOf } from "../writes.ts";
import { loseFactories, UNSEEN_AFTER_MS } from "./lose-factories.ts";

const player = makePlayer({ id: 1 });
const factories = [makeBase(3), makeFactory(5, 500), makeFactory(6, 1200)];
const absentFor = (ms: number) =>
  loseFactories({ player, factories, lastSeenAt: NOON }, { now: NOON + ms });

describe("loseFactories", () => {
  it("takes nothing from an owner seen within seven days", () => {
    const { changes, outcome } = absentFor(UNSEEN_AFTER_MS);
    expect(outcome).toEqual([]);
    expect(changes).toEqual([]);
  });

  it("frees every plain factory after that, for anyone, and logs each", () => {
    const { changes, outcome } = absentFor(UNSEEN_AFTER_MS + 1);
    expect(outcome.map(({ id }) => id)).toEqual([5, 6]);
    const hold = { freeSince: NOON + UNSEEN_AFTER_MS + 1 };
    const free = { from: 1, to: null, lvl: 1, safeUntil: 0, y: 20, hold };
    expect(changesOf(changes, "factory")).toEqual([
      { ...free, x: 5, slots: 500 },
      { ...free, x: 6, slots: 1200 },
    ]);
    const line = { playerId: 1, kind: "factory-lost", metal: 0, energy: 0 };
    expect(changesOf(changes, "ledger")).toEqual([
      { ...line, detail: { x: 5, y: 20, slots: 500, reason: "unseen" } },
      { ...line, detail: { x: 6, y: 20, slots: 1200, reason: "unseen" } },
    ]);
    expect(changesOf(changes, "player")).toEqual([]);
  });

  it("ignores other players' factories", () => {
    const theirs = makeFactory(7, 500, { ownerId: 2 });
    const state = { player, factories: [theirs], lastSeenAt: 0 };
    expect(loseFactories(state, { now: NOON }).outcome).toEqual([]);
  });
});
