/** Candles at a memorial (spec §3, rules §9). */

import { MAX_CANDLES } from "../catalogue/limits.ts";
import { DAY, utcDay } from "../game-time.ts";
import { NO_AMOUNTS } from "../resource.ts";
import type { Env, Result } from "../result.ts";
import type { FieldState, PlayerState, Position } from "../state.ts";
import { isSameCell } from "../world/grid.ts";
import { write } from "../writes.ts";

export interface LightCandleState {
  player: PlayerState;
  /** The field at `input.field`, as stored in the map. */
  field: Pick<FieldState, "x" | "y" | "type">;
}

export interface LightCandleOutcome {
  /** Candles held now, 1..7. */
  candle: number;
}

export type LightCandleRefusal = "NOT_HERE" | "WRONG_FIELD" | "ALREADY_LIT" | "CANDLES_FULL";

/** When a memorial gives the player a candle again, if one was lit today; null if it is ready. */
export function candleReadyAt(
  { candleDay }: Pick<PlayerState, "candleDay">,
  now: number,
): number | null {
  const today = utcDay(now);
  return candleDay >= today ? (today + 1) * DAY : null;
}

/**
 * Lights a candle at the memorial on the player's field and takes it along: one per UTC day, at
 * most seven held. Each averts one trap. Refuses with `NOT_HERE` (another field), `WRONG_FIELD`
 * (not a memorial), `ALREADY_LIT` (today; with the time until midnight) and `CANDLES_FULL`. Source:
 * rules §9.
 */
export function lightCandle(
  { player, field }: LightCandleState,
  input: { field: Position },
  { now }: Env,
): Result<LightCandleOutcome, LightCandleRefusal> {
  if (!isSameCell(player, input.field) || !isSameCell(player, field)) {
    return { ok: false, code: "NOT_HERE" };
  }
  if (field.type !== "memorial") return { ok: false, code: "WRONG_FIELD" };
  const today = utcDay(now);
  const readyAt = candleReadyAt(player, now);
  if (readyAt !== null) return { ok: false, code: "ALREADY_LIT", waitMs: readyAt - now };
  if (player.candle >= MAX_CANDLES) return { ok: false, code: "CANDLES_FULL" };

  const candle = player.candle + 1;
  const { x, y } = field;
  const detail = { x, y, candle };
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set: { candle, candleDay: today } }),
      write("ledger", { playerId: player.id, kind: "memorial", ...NO_AMOUNTS, detail }),
    ],
    outcome: { candle },
  };
}
