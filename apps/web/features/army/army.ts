/** The player's army in the form that the rules of purchases and power take. */
import type { Status } from "@emberlode/contract";
import {
  type Amounts,
  type Army,
  missingAmounts,
  type TechBuyer,
  UNITS,
  type UnitBuyer,
  type UnitInfo,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { digsFor, priceText } from "../ui/price-tile.tsx";

const tControls = await messages("controls");
const tCatalogue = await messages("catalogue");

/** The slots of the smallest attack unit. */
export const FEWEST_SLOTS = Math.min(...UNITS.attack.map(({ slots }) => slots));

/** The units of both sides. */
export function armyOf({ attack_units, defense_units }: Status): Army {
  return { attackUnits: attack_units, defenseUnits: defense_units };
}

/** Inputs of the rules for buying units or techs. */
export function buyerOf(status: Status): UnitBuyer & TechBuyer {
  const { slots, attack_level, defense_level } = status;
  return {
    carried: status,
    freeSlots: slots,
    attackTechs: attack_level,
    defenseTechs: defense_level,
    ...armyOf(status),
  };
}

/** "7 Pikemen", "1 Pikeman"; "Pikemen" for 0. */
export function unitsText({ id }: Pick<UnitInfo, "id">, count: number): string {
  return tCatalogue(`unitCounts.${id}`, { count });
}

/** "You need 120 more energy (about 3 digs)"; null when nothing is missing. */
export function shortfallText(price: Amounts, have: Amounts, yieldPerDig: Amounts): string | null {
  const missing = missingAmounts(have, price);
  if (missing.metal === 0 && missing.energy === 0) return null;
  const digs = digsFor(missing, yieldPerDig);
  const how = digs === null ? "" : tControls("price.digs", { count: digs });
  return `${tControls("price.shortBy", { amounts: priceText(missing, "more") })}${how}`;
}
