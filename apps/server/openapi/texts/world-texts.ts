/** The map, finds, factories and fights. */
import { MAP_LETTERS } from "@emberlode/contract";
import type { CallTexts } from "./call-texts.ts";

const LETTERS = Object.entries(MAP_LETTERS)
  .map(([type, letter]) => `\`${letter}\` ${type}`)
  .join(", ");

export const worldTexts: CallTexts = {
  "fields.move": {
    does: "Steps onto a neighbouring field, or looks at the one where the player stands.",
    more: "The first step places the base of a player who has none. A cell further off is answered by where the player stands. A step may offer a mirage or set off a mine.",
    refusals: ["WORLD_FULL", "TOO_MANY_GUESTS_HERE", "TOO_MANY_GUESTS"],
  },
  "fields.view": {
    does: "Everything that the player has seen of the map.",
    more: `A letter for each field, row 1 first, a blank for what is unexplored: ${LETTERS}.`,
  },
  "user.gather": {
    does: "Digs where the player stands.",
    more: "With effort 5 or 20 one call uses up that many of the day's first 1,000 digs, for nine or eight tenths of what they yield. A vein yields double to a player's first dig there of the day, three times a day.",
    refusals: ["NOT_HERE", "WRONG_FIELD", "SPENT", "TIRED"],
  },
  "finds.cave": {
    does: "Explores a cave, once an hour.",
    refusals: ["NOT_HERE", "WRONG_FIELD", "SPENT"],
  },
  "finds.forest": {
    does: "Explores a forest, once in two hours.",
    refusals: ["NOT_HERE", "WRONG_FIELD", "SPENT"],
  },
  "finds.memorial": {
    does: "Lights a candle, once a day.",
    refusals: ["NOT_HERE", "WRONG_FIELD", "ALREADY_LIT", "CANDLES_FULL"],
  },
  "finds.mirage": {
    does: "Explores the mirage that is offered here, once a day.",
    refusals: ["NO_MIRAGE"],
  },
  "puc.list": { does: "The player's base and factories, the base first." },
  "puc.capture": {
    does: "Fights for the factory where the player stands.",
    refusals: [
      "NOT_HERE",
      "WRONG_FIELD",
      "ALREADY_YOURS",
      "FACTORY_SAFE",
      "ABANDONED_RECENTLY",
      "FACTORY_RESERVED",
      "FACTORY_TOO_SMALL",
      "TOO_MANY_SMALL_FACTORIES",
      "TOO_MANY_FACTORIES",
      "NO_ARMY",
      "SHIELDED",
      "NAP_PARTNER",
      "TOO_WEAK",
      "TOO_MANY_ATTACKS",
      "CAPTURE_TRIED_RECENTLY",
    ],
  },
  "puc.target": {
    does: "What one knows of the factory where one stands before fighting for it, and whether one may.",
    more: "`scout` is null unless the factory is free or in reach of a Slot Scouter.",
    refusals: ["NOT_HERE", "WRONG_FIELD", "ALREADY_YOURS"],
  },
  "puc.upgrade": {
    does: "Raises the player's base by one level.",
    refusals: [
      "NOT_FOUND",
      "NOT_A_BASE",
      "MAX_LEVEL",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
      "NOT_ENOUGH_RESOURCES",
    ],
  },
  "puc.abandon": {
    does: "Gives up a plain factory, named in the body or in the query.",
    refusals: ["NOT_FOUND", "BASE_STAYS"],
  },
  "battles.attack": {
    does: "Attacks the base where the player stands, with all attack units.",
    more: "A victory moves loot.",
    refusals: [
      "NOT_HERE",
      "ENEMY_MISMATCH",
      "SELF",
      "SHIELDED",
      "NAP_PARTNER",
      "TOO_WEAK",
      "TOO_MANY_ATTACKS",
      "NO_ARMY",
      "ATTACKED_RECENTLY",
    ],
  },
  "battles.target": {
    does: "What one knows of the base where one stands before attacking it, and whether one may.",
    more: "Rank, total power, standing and base level; never units or balances.",
    refusals: ["NOT_HERE", "ENEMY_MISMATCH", "SELF"],
  },
  "battles.last": {
    does: "The player's last battle over a base within 24 hours, attacking or defending.",
    more: "`enemy` asks for battles against one player only. `report` is null without a battle.",
  },
  "battles.report": {
    does: "The report of a battle, for everybody who has its id.",
    refusals: ["NOT_FOUND"],
  },
  "fair.day": {
    does: "The hash of a day's seed, and the seed once the day is over.",
    refusals: ["NOT_FOUND"],
  },
};
