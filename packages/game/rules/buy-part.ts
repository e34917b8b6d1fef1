/** Buying parts at an Excavator Center (rules §5). */
import {
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  type ExcavatorPartId,
} from "../catalogue/excavator.ts";
import { type Env, NO_CHANGES, type Result } from "../result.ts";
import type { FieldState, PlayerState } from "../state.ts";
import { isSameCell } from "../world/grid.ts";
import { cost, paid, type Shortage, shortage } from "./price.ts";

export interface ExcavatorCenterState {
  player: PlayerState;
  /** The field where the action takes place, as the map has it. */
  field: Pick<FieldState, "x" | "y" | "type">;
}

export interface PartInput {
  part: ExcavatorPartId;
}

export interface BuyPartOutcome {
  part: ExcavatorPartId;
  /** Parts of that kind in the inventory now. */
  held: number;
  metal: number;
  energy: number;
}

export type BuyPartRefusal = "NOT_HERE" | "WRONG_FIELD" | "PART_LIMIT" | Shortage;

/**
 * Buys one part into the inventory, in the resource that it does not raise, standing on an
 * Excavator Center. More than can ever be installed are not sold. Refuses with `NOT_HERE` (another
 * field), `WRONG_FIELD` (not an Excavator Center), `PART_LIMIT` (held and installed make the
 * limit), `NOT_ENOUGH_METAL` and `NOT_ENOUGH_ENERGY`. Source: rules §5.
 */
export function buyPart(
  { player, field }: ExcavatorCenterState,
  { part }: PartInput,
  _env: Env,
): Result<BuyPartOutcome, BuyPartRefusal> {
  if (!isSameCell(player, field)) return { ok: false, code: "NOT_HERE" };
  if (field.type !== "euc") return { ok: false, code: "WRONG_FIELD" };
  const info = EXCAVATOR_PARTS[part];
  const index = EXCAVATOR_PART_IDS.indexOf(part);
  const held = player.parts[index] ?? 0;
  const installed = player.partsInstalled[index] ?? 0;
  if (held + installed >= info.limit) return { ok: false, code: "PART_LIMIT" };
  const price = { metal: 0, energy: 0, [info.paidIn]: info.price };
  const missing = shortage(player, price);
  if (missing) return { ok: false, code: missing };

  const left = paid(player, price);
  const set = { ...left, parts: player.parts.with(index, held + 1) };
  return {
    ok: true,
    changes: {
      ...NO_CHANGES,
      players: [{ id: player.id, set }],
      ledger: [{ playerId: player.id, kind: "buy-part", ...cost(price), detail: { part } }],
    },
    outcome: { part, held: held + 1, ...left },
  };
}
