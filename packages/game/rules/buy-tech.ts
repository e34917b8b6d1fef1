/** Buying techs (spec §9, rules §10). */
import { TECHS } from "../catalogue/techs.ts";
import type { Side } from "../catalogue/units.ts";
import { type Env, NO_CHANGES, type Result } from "../result.ts";
import type { PlayerPatch, PlayerState } from "../state.ts";
import { cost, paid, type Shortage, shortage } from "./price.ts";

export interface BuyTechInput {
  type: Side;
  /** Number of the tech less one, 0..9. */
  index: number;
}

export interface BuyTechOutcome {
  metal: number;
  energy: number;
}

export type BuyTechRefusal = "BAD_INPUT" | "ALREADY_OWNED" | Shortage;

/**
 * Buys one tech, in any order, for its price in metal and again in energy. The first tech of each
 * side is always owned. Refuses with `BAD_INPUT` (no such tech), `ALREADY_OWNED`,
 * `NOT_ENOUGH_METAL`, `NOT_ENOUGH_ENERGY` and `NOT_ENOUGH_RESOURCES` (both are missing).
 * Source: spec §9, rules §10.
 */
export function buyTech(
  { player }: { player: PlayerState },
  { type, index }: BuyTechInput,
  _env: Env,
): Result<BuyTechOutcome, BuyTechRefusal> {
  const tech = TECHS[type][index];
  if (tech === undefined) return { ok: false, code: "BAD_INPUT" };
  const owned = type === "attack" ? player.attackLevel : player.defenseLevel;
  if (index === 0 || owned[index] === true) return { ok: false, code: "ALREADY_OWNED" };
  const price = { metal: tech.cost, energy: tech.cost };
  const missing = shortage(player, price);
  if (missing) return { ok: false, code: missing };

  const after = owned.with(index, true);
  const left = paid(player, price);
  const set: PlayerPatch = {
    ...left,
    ...(type === "attack" ? { attackLevel: after } : { defenseLevel: after }),
  };
  const detail = { side: type, index, tech: tech.name };
  return {
    ok: true,
    changes: {
      ...NO_CHANGES,
      players: [{ id: player.id, set }],
      ledger: [{ playerId: player.id, kind: "buy-tech", ...cost(price), detail }],
    },
    outcome: left,
  };
}
