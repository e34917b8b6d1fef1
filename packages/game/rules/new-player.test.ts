import { describe, expect, it } from "vitest";
import { both } from "../resource.ts";
import { isExplored, visibleCells } from "../world/explored.ts";
import { newPlayer } from "./new-player.ts";

const now = 20_000 * 86_400_000 + 5000;
const cell = { x: 50, y: 1 };

describe("newPlayer", () => {
  const { player, ledger } = newPlayer({
    now,
    isGuest: false,
    referrerId: 7,
    position: cell,
    base: cell,
  });

  it("begins with a thousand of each resource, and the ledger says so", () => {
    expect(player.carried).toEqual({ metal: 1000, energy: 1000 });
    expect(ledger).toEqual({ kind: "start", metal: 1000, energy: 1000, detail: {} });
  });

  it("owns no units and the first tech of each side", () => {
    expect(player.attackUnits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(player.defenseUnits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const first = [true, false, false, false, false, false, false, false, false, false];
    expect([player.attackLevel, player.defenseLevel]).toEqual([first, first]);
  });

  it("digs 0 to 100 and is shielded for 72 hours", () => {
    expect([player.digMin, player.digMax]).toEqual([both(0), both(100)]);
    expect(player.shieldUntil - now).toBe(72 * 60 * 60 * 1000);
    expect(player.counterDay).toBe(20_000);
  });

  it("stands on the base, the only cell explored", () => {
    expect(player).toMatchObject({ x: 50, y: 1, baseX: 50, baseY: 1, referrerId: 7 });
    expect(isExplored(player.explored, cell)).toBe(true);
    expect(visibleCells(player.explored)).toHaveLength(49);
  });

  it("gives a guest no base yet", () => {
    const guest = newPlayer({ now, isGuest: true, referrerId: null, position: cell, base: null });
    expect(guest.player).toMatchObject({ isGuest: true, baseX: null, baseY: null, x: 50, y: 1 });
  });
});
