/** Odds of everything that is rolled for, from the weights that the rules use (rules §6-9, §15). */

import {
  CAVE_WEIGHTS,
  COIN_PAYS_PERCENT,
  DICE_PAYS_PERCENT,
  type FieldType,
  FOREST_WEIGHTS,
  LOTTO_PRIZES,
  PART_RARITIES,
  WHEEL_SECTORS,
} from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enCodex as words } from "@emberlode/words/en/codex";
import { exactNumber } from "../../lib/numbers.ts";
import { type CodexEntry, slug } from "./entry.ts";

interface Weighted {
  name: string;
  weight: number;
}

/** Shares in per cent of all, with at most two decimals. */
function shares(parts: readonly Weighted[]): string {
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  const percent = (weight: number) => String(Math.round((weight / all) * 10_000) / 100);
  return `${parts.map(({ name, weight }) => words.share(name, percent(weight))).join(", ")}.`;
}

const named = (
  weights: Readonly<Record<string, number>>,
  names: Readonly<Record<string, string>>,
) => Object.entries(weights).map(([id, weight]) => ({ name: names[id] ?? id, weight }));

const times = (percent: number) => words.pays(String(percent / 100));

/** How many sectors of the wheel pay what. */
function wheel(): Weighted[] {
  const pays = [...new Set(WHEEL_SECTORS)].sort((a, b) => a - b);
  return pays.map((factor) => ({
    name: words.pays(String(factor)),
    weight: WHEEL_SECTORS.filter((sector) => sector === factor).length,
  }));
}

/** Odds met on a kind of field; who doubts them finds there how to check a roll. */
const met = (type: FieldType, title: string, text: string): CodexEntry => ({
  id: slug(title),
  title,
  text,
  links: [slug(enCatalogue.fields[type].title), slug(words.rules.chance.title)],
});

const lotto = () =>
  LOTTO_PRIZES.map(({ weight, min, max }) => ({
    name: words.prize(exactNumber(min), exactNumber(max)),
    weight,
  }));

const parts = () =>
  PART_RARITIES.map(({ rarity, weight }) => ({ name: enCatalogue.rarities[rarity], weight }));

export const odds = (): CodexEntry[] => [
  met("cave", words.cave, shares(named(CAVE_WEIGHTS, words.finds))),
  met("cave", words.parts, shares(parts())),
  met("forest", words.forest, shares(named(FOREST_WEIGHTS, words.finds))),
  met("forest", words.lotto, shares(lotto())),
  met("mirage", words.mirage, words.mirageOdds),
  met("casino", words.coin, words.coinOdds(times(COIN_PAYS_PERCENT))),
  met("casino", words.dice, words.diceOdds(times(DICE_PAYS_PERCENT))),
  met("casino", words.wheel, shares(wheel())),
];
