/** A roll's outcome in words. */

import {
  type CasinoGame,
  type CaveRoll,
  type ForestRoll,
  partKind,
  partRarity,
  WHEEL_SECTORS,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

import { exactNumber as n } from "../../lib/numbers.ts";
import type { Checked } from "./check-roll.ts";

const tFair = await messages("fair");
const tCatalogue = await messages("catalogue");

function caveText(roll: CaveRoll): string {
  switch (roll.find) {
    case "lost":
      return tFair("outcome.lost");
    case "trap":
      return tFair("outcome.trap", { metal: n(roll.metalPercent), energy: n(roll.energyPercent) });
    case "part":
      return tFair("outcome.part", {
        name: tCatalogue(`parts.${roll.part}`),
        rarity: partRarity(partKind(roll.part)).rarity,
      });
    default:
      return tFair("outcome.amount", {
        amount: n(roll.amount),
        resource: tFair(`outcome.resources.${roll.find}`),
      });
  }
}

function forestText(roll: ForestRoll): string {
  switch (roll.find) {
    case "pikeman":
    case "mines":
      return tFair(`outcome.${roll.find}`, { count: n(roll.count) });
    case "lotto":
      return tFair("outcome.lotto", {
        amount: n(roll.amount),
        resource: tFair(`outcome.resources.${roll.resource}`),
      });
    default:
      return tFair(`outcome.${roll.find}`);
  }
}

function casinoText(game: CasinoGame, result: number): string {
  if (game === "coin")
    return result === 0 ? tFair("outcome.coin.heads") : tFair("outcome.coin.tails");
  if (game === "dice") return tFair("outcome.dice", { result: n(result) });
  return tFair("outcome.wheel", { sector: n(result + 1), times: n(WHEEL_SECTORS[result] ?? 0) });
}

export function outcomeText({ outcome }: Checked): string {
  switch (outcome.purpose) {
    case "cave":
      return caveText(outcome.cave);
    case "forest":
      return forestText(outcome.forest);
    case "mirage": {
      const step = outcome.offered ? tFair("outcome.offered") : tFair("outcome.notOffered");
      return `${step} ${tFair("outcome.pays", { resource: tFair(`outcome.resources.${outcome.pays}`) })}`;
    }
    case "casino":
      return casinoText(outcome.game, outcome.result);
    case "battle":
      return tFair("outcome.battle", { seed: outcome.seed });
    case "vein":
      return outcome.vein ? tFair("outcome.vein") : tFair("outcome.noVein");
  }
}
