/** Buying attack and defense units (spec §9, rules §10). */

import { type Side, UNITS } from "../catalogue/units.ts";
import { freeSlots } from "../power.ts";
import { type Amounts, mapResources, subtractAmounts } from "../resource.ts";
import type { Env, Refusal, Result } from "../result.ts";
import type { FactoryState, PlayerPatch, PlayerState } from "../state.ts";
import { write } from "../writes.ts";
import { type Shortage, shortageForPrice } from "./price.ts";

/** Maximum number of units in one purchase. */
export const MAX_UNITS_PER_PURCHASE = 1_000_000;

export interface BuyUnitsState {
  player: PlayerState;
  /** All factories of the player, including the base. */
  factories: readonly Pick<FactoryState, "slots">[];
}

export interface BuyUnitsInput {
  side: Side;
  /** Index of the unit, 0..9. */
  index: number;
  /** How many, 1..1,000,000. */
  count: number;
}

/** The purchase, with the resources carried afterward. */
export interface BuyUnitsOutcome extends Amounts {
  /** Units of that kind held now. */
  held: number;
  /** Slots left. */
  freeSlots: number;
}

export type BuyUnitsRefusal = "BAD_INPUT" | "TECH_MISSING" | "NOT_ENOUGH_SLOTS" | Shortage;

/** Everything that decides a purchase of units: resources, army, techs and free slots. */
export type UnitBuyer = Pick<
  PlayerState,
  "carried" | "attackUnits" | "defenseUnits" | "attackTechs" | "defenseTechs"
> & { freeSlots: number };

/**
 * Whether the player may buy units at this index (0..9): position n needs tech n of its side, tech
 * 1 is always owned, and Marksmen need none (rules §10).
 */
export function hasTechFor(
  player: Pick<PlayerState, "attackTechs" | "defenseTechs">,
  side: Side,
  index: number,
): boolean {
  const tech = UNITS[side][index]?.tech ?? null;
  if (tech === null || tech === 1) return true;
  const owned = side === "attack" ? player.attackTechs : player.defenseTechs;
  return owned[tech - 1] ?? false;
}

/** The state after a purchase. */
interface UnitPurchase extends Pick<BuyUnitsOutcome, "held" | "freeSlots"> {
  ok: true;
  units: readonly number[];
  carried: Amounts;
}

/**
 * The result of a purchase, or why it is refused. This is the whole decision of `buyUnits`, shared
 * with previews.
 */
export function unitPurchase(
  buyer: UnitBuyer,
  { side, index, count }: BuyUnitsInput,
): UnitPurchase | Refusal<BuyUnitsRefusal> {
  const info = UNITS[side][index];
  const countable = Number.isInteger(count) && count >= 1 && count <= MAX_UNITS_PER_PURCHASE;
  if (info === undefined || !countable) return { ok: false, code: "BAD_INPUT" };
  if (!hasTechFor(buyer, side, index)) return { ok: false, code: "TECH_MISSING" };
  const freeAfter = buyer.freeSlots - info.slots * count;
  if (freeAfter < 0) return { ok: false, code: "NOT_ENOUGH_SLOTS", slots: Math.ceil(-freeAfter) };
  const price = mapResources((of) => info[of] * count);
  const shortage = shortageForPrice(buyer.carried, price);
  if (shortage) return shortage;
  const before = side === "attack" ? buyer.attackUnits : buyer.defenseUnits;
  const held = (before[index] ?? 0) + count;
  return {
    ok: true,
    units: before.with(index, held),
    held,
    carried: subtractAmounts(buyer.carried, price),
    freeSlots: freeAfter,
  };
}

/** The most units of one kind that can be bought in one purchase; 0 if none can. */
export function maxUnits(buyer: UnitBuyer, side: Side, index: number): number {
  const info = UNITS[side][index];
  if (info === undefined || !hasTechFor(buyer, side, index)) return 0;
  const maxCount = Math.min(
    buyer.carried.metal / info.metal,
    buyer.carried.energy / info.energy,
    buyer.freeSlots / info.slots,
    MAX_UNITS_PER_PURCHASE,
  );
  return Math.max(0, Math.floor(maxCount));
}

/**
 * Buys units of one kind, all or nothing, for metal, energy and free slots. Refuses with
 * `BAD_INPUT` (no such unit, or bad count), `TECH_MISSING`, `NOT_ENOUGH_SLOTS`, `NOT_ENOUGH_METAL`,
 * `NOT_ENOUGH_ENERGY` and `NOT_ENOUGH_RESOURCES` (both are missing). Source: spec §9, rules §10.
 */
export function buyUnits(
  { player, factories }: BuyUnitsState,
  input: BuyUnitsInput,
  _env: Env,
): Result<BuyUnitsOutcome, BuyUnitsRefusal> {
  const purchase = unitPurchase({ freeSlots: freeSlots(factories, player), ...player }, input);
  if (!purchase.ok) return purchase;
  const { side, index, count } = input;
  const { units, held, carried, freeSlots: left } = purchase;
  const set: PlayerPatch = {
    carried,
    ...(side === "attack" ? { attackUnits: units } : { defenseUnits: units }),
  };
  const spentAmounts = subtractAmounts(carried, player.carried);
  const detail = { side, unit: UNITS[side][index]?.id ?? null, count };
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set }),
      write("ledger", { playerId: player.id, kind: "buy-units", ...spentAmounts, detail }),
    ],
    outcome: { held, ...carried, freeSlots: left },
  };
}
