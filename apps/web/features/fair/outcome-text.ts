/** What a roll decided, in enFair.outcome. */

import {
  type CasinoGame,
  type CaveRoll,
  type ForestRoll,
  partKind,
  partRarity,
  WHEEL_SECTORS,
} from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enFair } from "@emberlode/words/en/fair";
import { exactNumber as n } from "../../lib/numbers.ts";
import type { Checked } from "./check-roll.ts";

function caveText(roll: CaveRoll): string {
  switch (roll.find) {
    case "lost":
      return enFair.outcome.lost;
    case "trap":
      return enFair.outcome.trap(n(roll.metalPercent), n(roll.energyPercent));
    case "part":
      return enFair.outcome.part(
        enCatalogue.parts[roll.part],
        partRarity(partKind(roll.part)).rarity,
      );
    default:
      return enFair.outcome.amount(n(roll.amount), enFair.outcome.resources[roll.find]);
  }
}

function forestText(roll: ForestRoll): string {
  switch (roll.find) {
    case "pikeman":
    case "mines":
      return enFair.outcome[roll.find](n(roll.count));
    case "lotto":
      return enFair.outcome.lotto(n(roll.amount), enFair.outcome.resources[roll.resource]);
    default:
      return enFair.outcome[roll.find];
  }
}

function casinoText(game: CasinoGame, result: number): string {
  if (game === "coin") return result === 0 ? enFair.outcome.coin.heads : enFair.outcome.coin.tails;
  if (game === "dice") return enFair.outcome.dice(n(result));
  return enFair.outcome.wheel(n(result + 1), n(WHEEL_SECTORS[result] ?? 0));
}

export function outcomeText({ outcome }: Checked): string {
  switch (outcome.purpose) {
    case "cave":
      return caveText(outcome.cave);
    case "forest":
      return forestText(outcome.forest);
    case "mirage": {
      const step = outcome.offered ? enFair.outcome.offered : enFair.outcome.notOffered;
      return `${step} ${enFair.outcome.pays(enFair.outcome.resources[outcome.pays])}`;
    }
    case "casino":
      return casinoText(outcome.game, outcome.result);
    case "battle":
      return enFair.outcome.battle(outcome.seed);
    case "vein":
      return outcome.vein ? enFair.outcome.vein : enFair.outcome.noVein;
  }
}
