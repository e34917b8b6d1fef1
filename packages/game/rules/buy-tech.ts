/** Buying techs (spec §9, rules §10). */

import { TECHS } from "../catalogue/techs.ts";
import type { Side } from "../catalogue/units.ts";
import { type Amounts, equalAmounts, subtractAmounts } from "../resource.ts";
import type { Env, Refusal, Result } from "../result.ts";
import type { PlayerPatch, PlayerState } from "../state.ts";
import { write } from "../writes.ts";
import { type Shortage, shortageForPrice } from "./price.ts";

export interface BuyTechInput {
  side: Side;
  /** Index of the tech, 0..9. */
  index: number;
}

/** Resources carried afterward. */
export type BuyTechOutcome = Amounts;

export type BuyTechRefusal = "BAD_INPUT" | "ALREADY_OWNED" | Shortage;

/** The properties of a player that decide the purchase of a tech. */
export type TechBuyer = Pick<PlayerState, "carried" | "attackTechs" | "defenseTechs">;

/** Whether a tech (0..9) of a side is owned; the first always is (spec §2). */
export function ownsTech(player: Omit<TechBuyer, "carried">, side: Side, index: number) {
  const owned = side === "attack" ? player.attackTechs : player.defenseTechs;
  return index === 0 || owned[index] === true;
}

/** The result of buying a tech, or why it is refused. This is the whole decision of `buyTech`. */
export function techPurchase(
  buyer: TechBuyer,
  { side, index }: BuyTechInput,
): { ok: true; techs: readonly boolean[]; carried: Amounts } | Refusal<BuyTechRefusal> {
  const tech = TECHS[side][index];
  if (tech === undefined) return { ok: false, code: "BAD_INPUT" };
  if (ownsTech(buyer, side, index)) return { ok: false, code: "ALREADY_OWNED" };
  const price = equalAmounts(tech.cost);
  const shortage = shortageForPrice(buyer.carried, price);
  if (shortage) return shortage;
  const owned = side === "attack" ? buyer.attackTechs : buyer.defenseTechs;
  return {
    ok: true,
    techs: owned.with(index, true),
    carried: subtractAmounts(buyer.carried, price),
  };
}

/**
 * Buys one tech, in any order, for its price in both metal and energy. The first tech of each side
 * is always owned. Refuses with `BAD_INPUT` (no such tech), `ALREADY_OWNED`, `NOT_ENOUGH_METAL`,
 * `NOT_ENOUGH_ENERGY` and `NOT_ENOUGH_RESOURCES` (both are missing). Source: spec §9, rules §10.
 */
export function buyTech(
  { player }: { player: PlayerState },
  input: BuyTechInput,
  _env: Env,
): Result<BuyTechOutcome, BuyTechRefusal> {
  const purchase = techPurchase(player, input);
  if (!purchase.ok) return purchase;
  const { side, index } = input;
  const { techs, carried } = purchase;
  const set: PlayerPatch = {
    carried,
    ...(side === "attack" ? { attackTechs: techs } : { defenseTechs: techs }),
  };
  const spentAmounts = subtractAmounts(carried, player.carried);
  const detail = { side, index };
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set }),
      write("ledger", { playerId: player.id, kind: "buy-tech", ...spentAmounts, detail }),
    ],
    outcome: carried,
  };
}
