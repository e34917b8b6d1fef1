/** The page on balance and its charts, from the figures of one run. */

import type { RingResult } from "../rings/ring.ts";
import type { SearchedRing } from "../rings/search.ts";
import { strategyText } from "../rings/strategy.ts";
import type { Figures, Scale } from "../simulate.ts";
import type { Society, SocietyScale } from "../society/society.ts";
import { armiesSection } from "./armies-section.ts";
import { careersSection, casinoSection, newcomersSection } from "./careers-section.ts";
import { barChart, figure } from "./chart.ts";
import { chartImage, markdownTable, paragraphs, type Section } from "./markdown.ts";
import { seasonsSection } from "./seasons-section.ts";
import { societiesSection } from "./societies-section.ts";

const times = (value: number) => figure(value, 2);

/** Empty if no ring was played. */
function ringsSection(
  named: readonly RingResult[],
  searched: readonly SearchedRing[],
  generations: number,
): Section {
  if (named.length === 0) return { text: "", charts: {} };
  const [best] = searched.toSorted((a, b) => b.gain - a.gain);
  const rings = best === undefined ? named : [...named, best];
  const rows = rings.map(({ name, gain, renown, taken }) => [
    name,
    times(gain),
    times(renown),
    times(taken),
  ]);
  const chart = barChart({
    title: "Income, renown and loot from others of each ring, as multiples of honest play",
    series: ["gained", "renown", "taken from others"],
    layout: "grouped",
    bars: rings.map(({ name, gain, renown, taken }) => ({
      label: name,
      values: [gain, renown, taken],
    })),
    format: (value) => figure(value, 1),
  });
  const text = paragraphs(
    "## Rings",
    "A ring is one person with up to ten more accounts, and is named after its trick. The table shows the owner's gain and renown, and what the ring takes from others, as multiples of honest play in the same hours (goals: at most 1.5, 1.5 and 1.1):",
    markdownTable([["ring", "gained", "renown", "taken from others"], ...rows]),
    best === undefined
      ? ""
      : `A random search found the last ring: it changed strategies for ${figure(generations)} generations in each of ${figure(searched.length)} worlds and kept those that paid. Its figures are the mean of other worlds. Its strategy for one hour a day: ${strategyText(best.strategy)}.`,
    chartImage(
      "rings.svg",
      "Bars: income and renown of each ring, and what it takes from others; the figures are in the table above",
    ),
  );
  return { text, charts: { "rings.svg": chart } };
}

export interface Findings {
  figures: Figures;
  scale: Scale;
  isFull: boolean;
  societies: readonly Society[];
  /** Crowded worlds, for newcomers to one; empty if none was played. */
  crowds: readonly Society[];
  societyScale: SocietyScale;
  /** The missed goals, in words. */
  missed: readonly string[];
  /** Fingerprint of the numbers that the figures were made from. */
  fingerprint: string;
}

interface Page {
  text: string;
  /** By file name. */
  charts: Readonly<Record<string, string>>;
}

/** Lets a test check whether the figures were made from the current numbers. */
export const fingerprintLine = (fingerprint: string): string =>
  `<!-- Made from the numbers ${fingerprint} -->`;

export function pageOf(findings: Findings): Page {
  const { figures, scale, isFull, societies, missed } = findings;
  const sections = [
    armiesSection(figures),
    careersSection(figures),
    newcomersSection(figures, findings.crowds),
    societiesSection(societies, findings.societyScale),
    seasonsSection(societies),
    ringsSection(figures.rings, figures.searched, scale.rings.generations),
    casinoSection(figures),
  ];
  const options = isFull ? " with `--full`" : "";
  const text = paragraphs(
    "# Balance",
    fingerprintLine(findings.fingerprint),
    "The simulator lets bots play the game and checks its balance ([rules, section 20](rules.md#20-simulator)). `npm run simulate -- --report --full` writes this page and its charts, so do not edit them by hand. If a number of the game changes, a test fails until you write them again.",
    `The figures are from seed \`${figures.seed}\`${options}: ${scale.careers.worlds.casual} worlds of each style, ${scale.careers.days} days. They are the same on every machine.`,
    missed.length === 0
      ? "All goals are met."
      : `Missed goals:\n\n${missed.map((one) => `- ${one}`).join("\n")}`,
    ...sections.map((section) => section.text),
  );
  const charts = Object.assign({}, ...sections.map((section) => section.charts));
  return { text: `${text}\n`, charts };
}
