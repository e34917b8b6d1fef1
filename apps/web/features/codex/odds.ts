/** Odds of everything that is rolled for, from the weights that the rules use (rules §6-9, §15). */
import {
  CAVE_WEIGHTS,
  COIN_PAYS_PERCENT,
  DICE_PAYS_PERCENT,
  FOREST_WEIGHTS,
  LOTTO_PRIZES,
  PART_RARITIES,
  WHEEL_SECTORS,
} from "@emberlode/game";
import { enCodex as words } from "../../lib/i18n/en-codex.ts";
import { exactNumber } from "../../lib/numbers.ts";
import type { CodexEntry } from "./sections.ts";

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

export const odds = (): CodexEntry[] => [
  { id: "cave odds", title: words.cave, text: shares(named(CAVE_WEIGHTS, words.finds)) },
  {
    id: "part odds",
    title: words.parts,
    text: shares(PART_RARITIES.map(({ title, weight }) => ({ name: title, weight }))),
  },
  { id: "forest odds", title: words.forest, text: shares(named(FOREST_WEIGHTS, words.finds)) },
  {
    id: "lotto odds",
    title: words.lotto,
    text: shares(
      LOTTO_PRIZES.map(({ weight, min, max }) => ({
        name: words.prize(exactNumber(min), exactNumber(max)),
        weight,
      })),
    ),
  },
  { id: "mirage odds", title: words.mirage, text: words.mirageOdds },
  { id: "coin odds", title: words.coin, text: words.coinOdds(times(COIN_PAYS_PERCENT)) },
  { id: "dice odds", title: words.dice, text: words.diceOdds(times(DICE_PAYS_PERCENT)) },
  { id: "wheel odds", title: words.wheel, text: shares(wheel()) },
];
