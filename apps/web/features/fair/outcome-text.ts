/** What a roll decided, in words. */
import {
  type CasinoGame,
  type CaveRoll,
  EXCAVATOR_PARTS,
  type ForestRoll,
  partKind,
  partRarity,
  WHEEL_SECTORS,
} from "@emberlode/game";
import { enFair } from "../../lib/i18n/en-fair.ts";
import { exactNumber as n } from "../../lib/numbers.ts";
import type { Checked } from "./check-roll.ts";

const words = enFair.outcome;

function caveText(roll: CaveRoll): string {
  switch (roll.find) {
    case "lost":
      return words.lost;
    case "trap":
      return words.trap(n(roll.metalPercent), n(roll.energyPercent));
    case "part":
      return words.part(EXCAVATOR_PARTS[roll.part].name, partRarity(partKind(roll.part)).title);
    default:
      return words.amount(n(roll.amount), words.resources[roll.find]);
  }
}

function forestText(roll: ForestRoll): string {
  switch (roll.find) {
    case "pikeman":
    case "mines":
      return words[roll.find](n(roll.count));
    case "lotto":
      return words.lotto(n(roll.amount), words.resources[roll.resource]);
    default:
      return words[roll.find];
  }
}

function casinoText(game: CasinoGame, result: number): string {
  if (game === "coin") return result === 0 ? words.coin.heads : words.coin.tails;
  if (game === "dice") return words.dice(n(result));
  return words.wheel(n(result + 1), n(WHEEL_SECTORS[result] ?? 0));
}

export function outcomeText({ outcome }: Checked): string {
  switch (outcome.purpose) {
    case "cave":
      return caveText(outcome.cave);
    case "forest":
      return forestText(outcome.forest);
    case "mirage": {
      const step = outcome.offered ? words.offered : words.notOffered;
      return `${step} ${words.pays(words.resources[outcome.pays])}`;
    }
    case "casino":
      return casinoText(outcome.game, outcome.result);
    case "battle":
      return words.battle(outcome.seed);
    case "vein":
      return outcome.vein ? words.vein : words.noVein;
  }
}
