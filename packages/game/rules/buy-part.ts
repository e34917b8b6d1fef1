/** Buying parts at an Excavator Center (rules §5). */

import { addCount } from "../by-id.ts";
import { EXCAVATOR_PARTS, type ExcavatorPartId } from "../catalogue/excavator.ts";
import { type Amounts, negateAmounts, singleAmount, subtractAmounts } from "../resource.ts";
import type { Env, Refusal, Result } from "../result.ts";
import type { FieldState, PlayerState } from "../state.ts";
import { write } from "../writes.ts";
import { type SingleShortage, shortageForAmount } from "./price.ts";

export interface ExcavatorCenterState {
  player: PlayerState;
  /** The field that the player stands on, as stored in the map. */
  field: Pick<FieldState, "type">;
}

export interface PartInput {
  part: ExcavatorPartId;
}

/** The purchase, with the resources carried afterward. */
export interface BuyPartOutcome extends Amounts {
  part: ExcavatorPartId;
  /** Parts of that kind in the inventory now. */
  held: number;
}

export type BuyPartRefusal = "WRONG_FIELD" | "PART_LIMIT" | SingleShortage;

/** A player's parts of one kind. */
export interface PartsOfKind {
  held: number;
  installed: number;
}

/** Why one more part cannot be bought, ignoring the location; null if it can (rules §5). */
export function buyPartRefusal(
  carried: Amounts,
  { held, installed }: PartsOfKind,
  part: ExcavatorPartId,
): Refusal<"PART_LIMIT" | SingleShortage> | null {
  const { limit, price, paidIn } = EXCAVATOR_PARTS[part];
  return held + installed >= limit
    ? { ok: false, code: "PART_LIMIT" }
    : shortageForAmount(carried, paidIn, price);
}

export function partPrice(part: ExcavatorPartId): Amounts {
  const { price, paidIn } = EXCAVATOR_PARTS[part];
  return singleAmount(paidIn, price);
}

/**
 * Buys one part into the inventory, on an Excavator Center, paid in the resource that it does not
 * raise. Refuses with `WRONG_FIELD` (not an Excavator Center), `PART_LIMIT` (held and installed
 * parts reach the installation limit), `NOT_ENOUGH_METAL` and `NOT_ENOUGH_ENERGY`. Source: rules
 * §5.
 */
export function buyPart(
  { player, field }: ExcavatorCenterState,
  { part }: PartInput,
  _env: Env,
): Result<BuyPartOutcome, BuyPartRefusal> {
  if (field.type !== "euc") return { ok: false, code: "WRONG_FIELD" };
  const held = player.parts[part];
  const installed = player.partsInstalled[part];
  const refusal = buyPartRefusal(player.carried, { held, installed }, part);
  if (refusal !== null) return refusal;

  const price = partPrice(part);
  const carried = subtractAmounts(player.carried, price);
  const set = { parts: addCount(player.parts, part, 1), carried };
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set }),
      write("ledger", {
        playerId: player.id,
        kind: "buy-part",
        ...negateAmounts(price),
        detail: { part },
      }),
    ],
    outcome: { part, held: held + 1, ...carried },
  };
}
