/** The World Bank (rules §15). */

import { addCount } from "../by-id.ts";
import { bankCap } from "../catalogue/buildings.ts";
import { type Amounts, type Resource, singleAmount } from "../resource.ts";
import type { Env, Refusal, Result } from "../result.ts";
import type { FieldState, PlayerState } from "../state.ts";
import { write } from "../writes.ts";
import { type SingleShortage, shortageForAmount } from "./price.ts";

export interface BankState {
  player: PlayerState;
  /** The field that the player stands on, as stored in the map. */
  field: Pick<FieldState, "type">;
}

export interface BankInput {
  action: "deposit" | "withdraw";
  resource: Resource;
  amount: number;
}

/** Carried and banked resources after the transfer. */
export interface BankOutcome extends Amounts {
  banked: Amounts;
  /** Maximum of each resource that the account can hold. */
  cap: number;
}

export type BankRefusal =
  | "BAD_INPUT"
  | "WRONG_FIELD"
  | "BANK_CARD_NEEDED"
  | "BANK_FULL"
  | "BANK_TOO_LITTLE"
  | SingleShortage;

/** Everything that decides a transfer, except the player's location. */
export interface BankHoldings extends Pick<PlayerState, "carried" | "banked"> {
  /** Level of the Bank Card, 0 without one. */
  level: number;
}

/** The largest amount that can be moved now; 0 if none can. */
export function maxTransfer(
  { carried, banked, level }: BankHoldings,
  action: BankInput["action"],
  resource: Resource,
): number {
  if (level < 1) return 0;
  const inBank = banked[resource];
  if (action === "withdraw") return inBank;
  return Math.max(0, Math.min(carried[resource], bankCap(level) - inBank));
}

/** Why a transfer is refused, ignoring the player's location; null if it is allowed. */
export function bankRefusal(
  { carried, banked, level }: BankHoldings,
  { action, resource, amount }: BankInput,
): Refusal<BankRefusal> | null {
  if (!Number.isSafeInteger(amount) || amount < 1) return { ok: false, code: "BAD_INPUT" };
  if (level < 1) return { ok: false, code: "BANK_CARD_NEEDED" };
  const inBank = banked[resource];
  if (action === "withdraw") {
    return amount > inBank ? { ok: false, code: "BANK_TOO_LITTLE", left: inBank } : null;
  }
  const shortage = shortageForAmount(carried, resource, amount);
  if (shortage) return shortage;
  const room = Math.max(0, bankCap(level) - inBank);
  return amount > room ? { ok: false, code: "BANK_FULL", left: room } : null;
}

/**
 * Deposits or withdraws, free of charge, on a World Bank with a card. The account holds at most
 * 10,000 x 2^level of each resource. Refuses with `BAD_INPUT` (amount is not a positive integer),
 * `WRONG_FIELD` (no bank), `BANK_CARD_NEEDED`, `NOT_ENOUGH_METAL`, `NOT_ENOUGH_ENERGY`, `BANK_FULL`
 * (above the cap) and `BANK_TOO_LITTLE` (more than the balance).
 */
export function transferAtBank(
  { player, field }: BankState,
  { action, resource, amount }: BankInput,
  _env: Env,
): Result<BankOutcome, BankRefusal> {
  if (!Number.isSafeInteger(amount) || amount < 1) return { ok: false, code: "BAD_INPUT" };
  if (field.type !== "bank") return { ok: false, code: "WRONG_FIELD" };
  const level = player.tools.bank;
  const { carried, banked } = player;
  const refusal = bankRefusal({ carried, banked, level }, { action, resource, amount });
  if (refusal !== null) return refusal;

  const moved = action === "deposit" ? amount : -amount;
  const set = {
    carried: addCount(carried, resource, -moved),
    banked: addCount(banked, resource, moved),
  };
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set }),
      write("ledger", {
        playerId: player.id,
        kind: "bank",
        ...singleAmount(resource, -moved),
        detail: { action, resource, amount, banked: set.banked[resource] },
      }),
    ],
    outcome: { ...set.carried, banked: set.banked, cap: bankCap(level) },
  };
}
