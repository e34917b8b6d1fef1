/** Where players spend: parts, units, researches, tools, banks, casino and market. */
import type { CallTexts } from "./call-texts.ts";

export const buildingTexts: CallTexts = {
  "euc.list": {
    does: "The ten parts with their prices, what the player has of each, and the dig ranges.",
  },
  "euc.install": {
    does: "Installs a part that the player holds, at an Excavator Center.",
    refusals: ["NOT_FOUND", "WRONG_FIELD", "PART_LIMIT", "PART_NOT_HELD"],
  },
  "euc.buy": {
    does: "Buys one part into the inventory, at an Excavator Center.",
    refusals: ["NOT_FOUND", "WRONG_FIELD", "PART_LIMIT", "NOT_ENOUGH_METAL", "NOT_ENOUGH_ENERGY"],
  },
  "units.buy": {
    does: "Buys units of one kind, all of them or none.",
    refusals: [
      "TECH_MISSING",
      "NOT_ENOUGH_SLOTS",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
      "NOT_ENOUGH_RESOURCES",
    ],
  },
  "units.buyTech": {
    does: "Buys a tech for its price in metal and in energy.",
    refusals: ["ALREADY_OWNED", "NOT_ENOUGH_METAL", "NOT_ENOUGH_ENERGY", "NOT_ENOUGH_RESOURCES"],
  },
  "researches.list": { does: "The player's level of every research." },
  "researches.raise": {
    does: "Raises a research by one level.",
    more: "A `level`, where it is given, must be the next one.",
    refusals: [
      "LEVEL_NOT_NEXT",
      "MAX_LEVEL",
      "BASE_LEVEL_TOO_LOW",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
      "NOT_ENOUGH_RESOURCES",
    ],
  },
  "tools.list": {
    does: "How many of every tool the player holds, and until when the GPS rests.",
  },
  "tools.use": {
    does: "Uses a tool that is used up, or travels to an own plot with the GPS.",
    more: "`count` is what is left of the tool after the use. Mines take `n`, the Base Locator `username`, the Probability Drive `type`, the GPS `plot`.",
    refusals: [
      "TOOL_NOT_USABLE",
      "NOT_ENOUGH_TOOLS",
      "WRONG_FIELD",
      "NO_MINES_HERE",
      "NOTHING_FOUND",
      "GPS_NEEDED",
      "NOT_FOUND",
      "ALREADY_THERE",
      "TOOL_NOT_READY",
    ],
  },
  "bank.use": {
    does: "Deposits or withdraws, standing on a World Bank with a card.",
    refusals: [
      "WRONG_FIELD",
      "BANK_CARD_NEEDED",
      "BANK_FULL",
      "BANK_TOO_LITTLE",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
    ],
  },
  "exchange.change": {
    does: "Changes one resource into the other at nine tenths, standing on an Exchange Bank.",
    refusals: ["WRONG_FIELD", "EXCHANGE_MINIMUM", "NOT_ENOUGH_METAL", "NOT_ENOUGH_ENERGY"],
  },
  "casino.table": {
    does: "What the player may stake today: key, stakes left, bounds of one stake.",
  },
  "casino.play": {
    does: "Places one stake by a provable roll, standing on a World Casino with a key.",
    more: "Choices of the coin are 0 for heads and 1 for tails, of the dice 1 to 6; the wheel takes none.",
    refusals: [
      "WRONG_FIELD",
      "CASINO_KEY_NEEDED",
      "STAKE_INVALID",
      "TOO_MANY_STAKES",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
    ],
  },
  "market.offers": { does: "Today's six offers and what of them is left for the player." },
  "market.buy": {
    does: "Buys from one of today's offers, standing on a Black Market with a key.",
    refusals: [
      "WRONG_FIELD",
      "MARKET_KEY_NEEDED",
      "OFFER_GONE",
      "SOLD_OUT",
      "PART_LIMIT",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
    ],
  },
};
