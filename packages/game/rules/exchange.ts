/** The Exchange Bank (rules §15). */

import { EXCHANGE } from "../catalogue/buildings.ts";
import { type Amounts, addAmounts, type Resource } from "../resource.ts";
import type { Env, Refusal, Result } from "../result.ts";
import type { FieldState, PlayerState } from "../state.ts";
import { write } from "../writes.ts";
import { type SingleShortage, shortageForAmount } from "./price.ts";

export interface ExchangeState {
  player: PlayerState;
  /** The field that the player stands on, as stored in the map. */
  field: Pick<FieldState, "type">;
}

export interface ExchangeInput {
  /** The resource paid in. The other one is paid out. */
  from: Resource;
  amount: number;
}

/** The result of an exchange, with the resources carried afterward. */
export interface ExchangeOutcome extends Amounts {
  received: number;
  /** The fee, which is destroyed. */
  fee: number;
}

export type ExchangeRefusal = "BAD_INPUT" | "EXCHANGE_MINIMUM" | "WRONG_FIELD" | SingleShortage;

/** Payout of an amount: nine tenths, rounded down. */
export function exchangePayout(amount: number): number {
  // Split so that amount * 9 stays within the safe integers.
  const tenths = Math.floor(amount / 10);
  return tenths * EXCHANGE.paysTenths + Math.floor(((amount % 10) * EXCHANGE.paysTenths) / 10);
}

/** Why an exchange is refused, ignoring the player's location; null if it is allowed. */
export function exchangeRefusal(
  carried: Amounts,
  { from, amount }: ExchangeInput,
): Refusal<ExchangeRefusal> | null {
  if (!Number.isSafeInteger(amount)) return { ok: false, code: "BAD_INPUT" };
  if (amount < EXCHANGE.minAmount) return { ok: false, code: "EXCHANGE_MINIMUM" };
  return shortageForAmount(carried, from, amount);
}

/**
 * Exchanges one resource for nine tenths of the other, on an Exchange Bank; no card needed. Refuses
 * with `BAD_INPUT` (not an integer), `EXCHANGE_MINIMUM` (under 10), `WRONG_FIELD` (no Exchange
 * Bank), `NOT_ENOUGH_METAL` and `NOT_ENOUGH_ENERGY`.
 */
export function exchange(
  { player, field }: ExchangeState,
  { from, amount }: ExchangeInput,
  _env: Env,
): Result<ExchangeOutcome, ExchangeRefusal> {
  if (!Number.isSafeInteger(amount)) return { ok: false, code: "BAD_INPUT" };
  if (amount < EXCHANGE.minAmount) return { ok: false, code: "EXCHANGE_MINIMUM" };
  if (field.type !== "web") return { ok: false, code: "WRONG_FIELD" };
  const refusal = exchangeRefusal(player.carried, { from, amount });
  if (refusal !== null) return refusal;

  const received = exchangePayout(amount);
  const delta =
    from === "metal" ? { metal: -amount, energy: received } : { metal: received, energy: -amount };
  const carried = addAmounts(player.carried, delta);
  const fee = amount - received;
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set: { carried } }),
      write("ledger", {
        playerId: player.id,
        kind: "exchange",
        ...delta,
        detail: { from, amount, received, fee },
      }),
    ],
    outcome: { received, fee, ...carried },
  };
}
