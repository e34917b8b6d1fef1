/** The World Bank (rules §15). */
import { bankCap } from "../catalogue/buildings.ts";
import { type Env, NO_CHANGES, type Result } from "../result.ts";
import type { FieldState, PlayerState, Resource } from "../state.ts";
import { isSameCell } from "../world/grid.ts";
import { type Shortage, shortage } from "./price.ts";
import { heldTools } from "./tools/held-tools.ts";

export interface BankState {
  player: PlayerState;
  /** The field where the action takes place, as the map has it. */
  field: Pick<FieldState, "x" | "y" | "type">;
}

export interface BankInput {
  action: "deposit" | "withdraw";
  resource: Resource;
  amount: number;
}

export interface BankOutcome {
  /** Carried and banked afterwards. */
  metal: number;
  energy: number;
  bankMetal: number;
  bankEnergy: number;
  /** Most of each resource that the account holds. */
  cap: number;
}

export type BankRefusal =
  | "BAD_INPUT"
  | "NOT_HERE"
  | "WRONG_FIELD"
  | "BANK_CARD_NEEDED"
  | "BANK_FULL"
  | "BANK_TOO_LITTLE"
  | Shortage;

/** Carried and banked of the resource after `moved` went to the bank (negative: came from it). */
function afterMoving(player: PlayerState, resource: Resource, moved: number) {
  const { metal, energy, bankMetal, bankEnergy } = player;
  return resource === "metal"
    ? { metal: metal - moved, energy, bankMetal: bankMetal + moved, bankEnergy }
    : { metal, energy: energy - moved, bankMetal, bankEnergy: bankEnergy + moved };
}

/**
 * Deposits or withdraws, free of charge, standing on a World Bank with a card. The account holds at
 * most 10,000 x 2^level of each resource. Refuses with `BAD_INPUT` (amount is no whole number from
 * 1), `NOT_HERE`, `WRONG_FIELD` (no bank), `BANK_CARD_NEEDED`, `NOT_ENOUGH_METAL`,
 * `NOT_ENOUGH_ENERGY`, `BANK_FULL` (above the cap) and `BANK_TOO_LITTLE` (more than is banked).
 */
export function useBank(
  { player, field }: BankState,
  { action, resource, amount }: BankInput,
  _env: Env,
): Result<BankOutcome, BankRefusal> {
  if (!Number.isSafeInteger(amount) || amount < 1) return { ok: false, code: "BAD_INPUT" };
  if (!isSameCell(player, field)) return { ok: false, code: "NOT_HERE" };
  if (field.type !== "bank") return { ok: false, code: "WRONG_FIELD" };
  const level = heldTools(player, "bank");
  if (level < 1) return { ok: false, code: "BANK_CARD_NEEDED" };
  const cap = bankCap(level);
  const banked = resource === "metal" ? player.bankMetal : player.bankEnergy;
  if (action === "deposit") {
    const missing = shortage(player, { metal: 0, energy: 0, [resource]: amount });
    if (missing) return { ok: false, code: missing };
    if (banked + amount > cap) return { ok: false, code: "BANK_FULL" };
  } else if (amount > banked) {
    return { ok: false, code: "BANK_TOO_LITTLE" };
  }

  const moved = action === "deposit" ? amount : -amount;
  const set = afterMoving(player, resource, moved);
  return {
    ok: true,
    changes: {
      ...NO_CHANGES,
      players: [{ id: player.id, set }],
      ledger: [
        {
          playerId: player.id,
          kind: "bank",
          metal: set.metal - player.metal,
          energy: set.energy - player.energy,
          detail: { action, resource, amount, banked: banked + moved },
        },
      ],
    },
    outcome: { ...set, cap },
  };
}
