import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "../game-time.ts";
import { equalAmounts } from "../resource.ts";
import { units } from "../testing/players.ts";
import { isVisited, visibleCells } from "../world/explored.ts";
import { newPlayer } from "./new-player.ts";

const now = 20_000 * DAY + 5000;
const cell = { x: 50, y: 1 };
const start = { now, isGuest: false, referrerId: 7, position: cell, base: cell };

describe("newPlayer", () => {
  const { player, ledger } = newPlayer(start);

  it("starts with a thousand of each resource and a ledger row", () => {
    expect(player.carried).toEqual(equalAmounts(1000));
    expect(ledger).toEqual({ kind: "start", ...equalAmounts(1000), detail: {} });
  });

  it("has no units, the first tech of each side, a dig range of 0..100 and a 72-hour shield", () => {
    const first = [true, false, false, false, false, false, false, false, false, false];
    expect(player).toMatchObject({
      attackUnits: units(),
      defenseUnits: units(),
      attackTechs: first,
      defenseTechs: first,
      digMin: equalAmounts(0),
      digMax: equalAmounts(100),
      shieldUntil: now + 72 * HOUR,
      counterDay: 20_000,
    });
  });

  it("gives a labeled bot no shield", () => {
    expect(newPlayer({ ...start, isBot: true }).player.shieldUntil).toBe(0);
  });

  it("stands on the base, the only visited cell", () => {
    expect(player).toMatchObject({ x: 50, y: 1, baseX: 50, baseY: 1, referrerId: 7 });
    expect(isVisited(player.explored, cell)).toBe(true);
    expect(visibleCells(player.explored)).toHaveLength(49);
  });

  it("gives a guest no base yet", () => {
    const guest = newPlayer({ ...start, isGuest: true, base: null });
    expect(guest.player).toMatchObject({ isGuest: true, baseX: null, baseY: null, x: 50, y: 1 });
  });
});
