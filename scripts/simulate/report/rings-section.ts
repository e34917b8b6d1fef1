/** What the page says of rings: players who are one person's, and what that brings. */
import { planText } from "../rings/plan.ts";
import type { RingResult } from "../rings/ring.ts";
import type { Found } from "../rings/search.ts";
import { barChart, figure } from "./chart.ts";
import { markdownTable, paragraphs, type Section, shown } from "./markdown.ts";

const times = (value: number) => figure(value, 2);

/** Nothing where no ring was played. */
export function ringsSection(
  named: readonly RingResult[],
  searched: readonly Found[],
  generations: number,
): Section {
  if (named.length === 0) return { text: "", charts: {} };
  const [best] = searched.toSorted((a, b) => b.gain - a.gain);
  const rings = best === undefined ? named : [...named, best];
  const rows = rings.map(({ name, gain, taken }) => [name, times(gain), times(taken)]);
  const chart = barChart({
    title: "What a ring brings its owner, in times of honest play",
    series: ["gained", "taken from others"],
    layout: "grouped",
    bars: rings.map(({ name, gain, taken }) => ({ label: name, values: [gain, taken] })),
    format: (value) => figure(value, 1),
  });
  const text = paragraphs(
    "## Rings",
    "One person with ten accounts besides the first, by what those are for: what that brings, and what it takes from others, in times of what the same hours of honest play bring (goals: at most 1.5 and 1.1):",
    markdownTable([["ring", "gained", "taken from others"], ...rows]),
    best === undefined
      ? ""
      : `The last is the best of what an opponent found that changed plans by chance for ${figure(generations)} generations in each of ${figure(searched.length)} worlds and kept what paid. Its figures are the mean of other worlds; each day of an hour: ${planText(best.plan)}.`,
    shown(
      "rings.svg",
      "Bars: what each ring gains and takes from others; the figures are in the table above",
    ),
  );
  return { text, charts: { "rings.svg": chart } };
}
