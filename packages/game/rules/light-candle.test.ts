import { describe, expect, it } from "vitest";
import { HOUR } from "../game-time.ts";
import type { PlayerState } from "../state.ts";
import { envAt } from "../testing/env.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { applied, refusal } from "../testing/results.ts";
import { type LightCandleState, lightCandle } from "./light-candle.ts";

const cell = { x: 10, y: 10 };

function stateOf(set: Partial<PlayerState> = {}): LightCandleState {
  return { player: makePlayer({ id: 1, ...set }), field: { ...cell, type: "memorial" } };
}

const light = (state: LightCandleState, now = NOON, field = cell) =>
  lightCandle(state, { field }, envAt(now));

describe("lightCandle", () => {
  it("gives one candle a day and writes one ledger row", () => {
    const state = stateOf({ candle: 2, candleDay: 19_999 });
    const { outcome, after, ledger } = applied(state.player, light(state));
    expect(outcome).toEqual({ candle: 3 });
    expect(ledger).toEqual([
      { playerId: 1, kind: "memorial", metal: 0, energy: 0, detail: { ...cell, candle: 3 } },
    ]);
    expect(after).toEqual({ ...state.player, candle: 3, candleDay: 20_000 });
    const lit = { ok: false, code: "ALREADY_LIT", waitMs: 12 * HOUR };
    expect(light({ ...state, player: after })).toEqual(lit);
    expect(light({ ...state, player: after }, NOON + 12 * HOUR).ok).toBe(true);
  });

  it("holds at most seven candles over any number of days", () => {
    let { player } = stateOf();
    for (let day = 0; day < 10; day++) {
      const result = light({ ...stateOf(), player }, NOON + day * 24 * HOUR);
      expect(refusal(result)).toBe(day < 7 ? null : "CANDLES_FULL");
      if (result.ok) player = applied(player, result).after;
    }
    expect(player.candle).toBe(7);
  });

  it("works only at the memorial where the player stands", () => {
    const state = stateOf();
    const elsewhere = { x: 10, y: 11 };
    const away = { ...state, field: { ...elsewhere, type: "memorial" } } as const;
    expect(refusal(light(away, NOON, elsewhere))).toBe("NOT_HERE");
    expect(refusal(light(state, NOON, elsewhere))).toBe("NOT_HERE");
    expect(refusal(light({ ...state, field: { ...cell, type: "waste" } }))).toBe("WRONG_FIELD");
  });

  it("gives no second candle when the clock goes back to an earlier day", () => {
    const ahead = light(stateOf({ candleDay: 20_030 }));
    expect(refusal(ahead)).toBe("ALREADY_LIT");
    expect(ahead).toMatchObject({ waitMs: 12 * 3_600_000 });
  });
});
