/** The player's army as the rules of purchases and power read it. */

import type { LoginPayload, Status } from "@emberlode/contract";
import type { Amounts, Army, TechBuyer, UnitBuyer, UnitInfo } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

import { exactNumber } from "../../lib/numbers.ts";
import { digsFor, priceText, shortBy } from "../ui/price.ts";

const tControls = await messages("controls");
const tArmy = await messages("army");
const tCatalogue = await messages("catalogue");

/** The units of both sides. */
export function armyOf({ attack_units, defense_units }: Status): Army {
  return { attackUnits: attack_units, defenseUnits: defense_units };
}

/** What decides a purchase of units or techs. */
export function buyerOf(status: Status): UnitBuyer & TechBuyer {
  const { slots, attack_level, defense_level } = status;
  return {
    carried: status,
    freeSlots: slots,
    attackLevel: attack_level,
    defenseLevel: defense_level,
    ...armyOf(status),
  };
}

/** What a dig brings on average. */
export function meanDig({ digMetalCap, digEnergyCap }: LoginPayload["user"]): Amounts {
  const mean = ([min, max]: readonly [number, number]) => (min + max) / 2;
  return { metal: mean(digMetalCap), energy: mean(digEnergyCap) };
}

/** "7 Pikemen", "1 Pikeman"; without a number where there are none. */
export function unitsText({ id }: Pick<UnitInfo, "id">, count: number): string {
  const plural = tArmy(`plurals.${id}`);
  if (count === 0) return plural;
  return `${exactNumber(count)} ${count === 1 ? tCatalogue(`units.${id}`) : plural}`;
}

/** "Short by 120 energy, about 3 digs"; null where nothing is missing. */
export function shortText(price: Amounts, have: Amounts, yieldPerDig: Amounts): string | null {
  const missing = shortBy(price, have);
  if (missing.metal === 0 && missing.energy === 0) return null;
  const digs = digsFor(missing, yieldPerDig);
  const how = digs === null ? "" : tControls("price.digs", { count: digs });
  return `${tControls("price.shortBy", { amounts: priceText(missing) })}${how}`;
}
