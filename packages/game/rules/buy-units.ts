/** Buying attack and defence units (spec §9, rules §10). */
import { type Side, UNITS } from "../catalogue/units.ts";
import { freeSlots } from "../power.ts";
import { type Env, NO_CHANGES, type Result } from "../result.ts";
import type { FactoryState, PlayerPatch, PlayerState } from "../state.ts";
import { cost, paid, type Shortage, shortage } from "./price.ts";

/** Most units that one purchase can ask for. */
export const MAX_UNITS_PER_PURCHASE = 1_000_000;

export interface BuyUnitsState {
  player: PlayerState;
  /** Everything the player owns, the base included. */
  factories: readonly Pick<FactoryState, "slots">[];
}

export interface BuyUnitsInput {
  type: Side;
  /** Position of the unit less one, 0..9. */
  index: number;
  /** How many, 1..1,000,000. */
  unit: number;
}

export interface BuyUnitsOutcome {
  /** Units of that kind held now. */
  held: number;
  metal: number;
  energy: number;
  /** Slots left. */
  freeSlots: number;
}

export type BuyUnitsRefusal = "BAD_INPUT" | "TECH_MISSING" | "NOT_ENOUGH_SLOTS" | Shortage;

/**
 * Whether the player may buy units of this position (0..9): position n needs tech n of its side,
 * tech 1 is always owned and Marksmen need none (rules §10).
 */
export function hasTechFor(player: PlayerState, side: Side, index: number): boolean {
  const tech = UNITS[side][index]?.tech ?? null;
  if (tech === null || tech === 1) return true;
  const owned = side === "attack" ? player.attackLevel : player.defenseLevel;
  return owned[tech - 1] ?? false;
}

/**
 * Buys units of one kind, all of them or none, for metal and energy and for free slots.
 * Refuses with `BAD_INPUT` (no such unit or number), `TECH_MISSING`, `NOT_ENOUGH_SLOTS`,
 * `NOT_ENOUGH_METAL`, `NOT_ENOUGH_ENERGY` and `NOT_ENOUGH_RESOURCES` (both are missing).
 * Source: spec §9, rules §10.
 */
export function buyUnits(
  { player, factories }: BuyUnitsState,
  { type, index, unit: count }: BuyUnitsInput,
  _env: Env,
): Result<BuyUnitsOutcome, BuyUnitsRefusal> {
  const info = UNITS[type][index];
  const countable = Number.isInteger(count) && count >= 1 && count <= MAX_UNITS_PER_PURCHASE;
  if (info === undefined || !countable) return { ok: false, code: "BAD_INPUT" };
  if (!hasTechFor(player, type, index)) return { ok: false, code: "TECH_MISSING" };
  const room = freeSlots(factories, player) - info.slots * count;
  if (room < 0) return { ok: false, code: "NOT_ENOUGH_SLOTS" };
  const price = { metal: info.metal * count, energy: info.energy * count };
  const missing = shortage(player, price);
  if (missing) return { ok: false, code: missing };

  const units = type === "attack" ? player.attackUnits : player.defenseUnits;
  const held = (units[index] ?? 0) + count;
  const after = units.with(index, held);
  const left = paid(player, price);
  const set: PlayerPatch = {
    ...left,
    ...(type === "attack" ? { attackUnits: after } : { defenseUnits: after }),
  };
  const detail = { side: type, unit: info.id, count };
  return {
    ok: true,
    changes: {
      ...NO_CHANGES,
      players: [{ id: player.id, set }],
      ledger: [{ playerId: player.id, kind: "buy-units", ...cost(price), detail }],
    },
    outcome: { held, ...left, freeSlots: room },
  };
}
