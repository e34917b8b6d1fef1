/** A bot's gross income by source, with parts at list price (rules §20). */
import {
  cellIndex,
  DAY,
  dig,
  EXCAVATOR_PARTS,
  exploreCave,
  exploreForest,
  exploreMirage,
  type WorldField,
} from "@emberlode/game";
import { apply, type Bot, fieldAt, isFresh, START_OF_DAY } from "./bot.ts";
import { effortNow } from "./dig-choice.ts";
import { landmarksOf } from "./landmarks.ts";

/** Market, Exchange Bank and World Bank only trade, and the casino takes: none is a source. */
export const SOURCES = ["metal", "energy", "cave", "parts", "forest", "mirage"] as const;
type Source = (typeof SOURCES)[number];
export type Income = Record<Source, number>;

/** Days from the start whose income counts. */
export const INCOME_DAYS = 7;

export const noIncome = (): Income => ({
  metal: 0,
  energy: 0,
  cave: 0,
  parts: 0,
  forest: 0,
  mirage: 0,
});

export const totalOf = (income: Income): number =>
  SOURCES.reduce((sum, source) => sum + income[source], 0);

function earn(bot: Bot, income: Income, source: Source, amount: number): void {
  if (bot.now - START_OF_DAY < INCOME_DAYS * DAY) income[source] += Math.max(0, amount);
}

function digHere(bot: Bot, income: Income, field: WorldField): void {
  const { player } = bot;
  if (field.type !== "metal" && field.type !== "energy") return;
  const vein = bot.veins.isAt(bot, cellIndex(field));
  const state = { player, field, vein, spentUntil: null, referrer: null };
  const dug = dig(state, { type: field.type, field, effort: effortNow(bot) }, bot);
  if (!dug.ok) throw new Error(dug.code);
  apply(bot, dug.changes);
  earn(bot, income, field.type, dug.outcome.gathered);
}

function caveHere(bot: Bot, income: Income, field: WorldField): void {
  const result = exploreCave({ player: bot.player, field, spentUntil: null }, { field }, bot);
  if (!result.ok) throw new Error(result.code);
  apply(bot, result.changes);
  const { delta, found } = result.outcome;
  earn(bot, income, "cave", Math.max(0, delta.metal) + Math.max(0, delta.energy));
  if (found) earn(bot, income, "parts", EXCAVATOR_PARTS[found.part].price);
}

function forestHere(bot: Bot, income: Income, field: WorldField): void {
  const { player, factories, world } = bot;
  const state = { player, field, spentUntil: null, factories, landmarks: landmarksOf(world) };
  const result = exploreForest(state, { field }, bot);
  if (!result.ok) throw new Error(result.code);
  apply(bot, result.changes);
  const { outcome } = result;
  if (outcome.find === "lotto") earn(bot, income, "forest", outcome.amount);
  if (outcome.find === "map" && outcome.landmark) bot.seen[cellIndex(outcome.landmark)] = 1;
}

/** Harvests the field underfoot; returns whether there was anything to take. */
export function harvest(bot: Bot, income: Income): boolean {
  const { player } = bot;
  const field = fieldAt(bot, player);
  const mirage = exploreMirage({ player, field: { ...field, ownerId: null } }, {}, bot);
  if (mirage.ok) {
    apply(bot, mirage.changes);
    earn(bot, income, "mirage", mirage.outcome.amount);
    return true;
  }
  if (!isFresh(bot, cellIndex(field))) return false;
  switch (field.type) {
    case "metal":
    case "energy":
      digHere(bot, income, field);
      return true;
    case "cave":
      caveHere(bot, income, field);
      return true;
    case "forest":
      forestHere(bot, income, field);
      return true;
    default:
      return false;
  }
}
