/** How well the rules of evidence tell rings from families and schools. */
import {
  type AccountFacts,
  type EvidenceCase,
  type EvidenceThresholds,
  findCases,
  linksOf,
  rhythmOf,
} from "@emberlode/game";
import { percent } from "../table.ts";
import type { Group } from "./group.ts";
import type { LabeledWorld } from "./labeled-world.ts";

/**
 * Fewer victories, factories and days of credit are no ring: the rules foiled its strategy, so that
 * nothing passes between its accounts, and nothing shows them.
 */
const MIN_GAINS = 3;

export interface Measure {
  /** Rings that work, and those of them that have a case. */
  rings: number;
  found: number;
  /** Groups of others, all cases, and those that are not about a ring. */
  others: number;
  cases: number;
  wrong: number;
  /** Misses and false alarms in words. */
  mistakes: readonly string[];
}

/** What a world shows of its accounts at its end: all that a judgment depends on. */
export function factsOf({ world, groups }: LabeledWorld) {
  const accounts = new Map<number, AccountFacts>(
    [...world.accounts].map(([id, { earned, spent, digs }]) => [
      id,
      { earned, spent, rhythm: rhythmOf(digs) },
    ]),
  );
  const links = linksOf(groups.flatMap(({ traces }) => traces));
  return { links, favors: world.favors, accounts };
}

/** Whether the owner of a ring gained something from it. */
function works({ world: { favors } }: LabeledWorld, { members }: Group): boolean {
  const [owner] = members;
  const gains = favors.filter(
    ({ kind, from, to }) => kind !== "pacts" && to === owner && members.includes(from),
  );
  return gains.length >= MIN_GAINS;
}

const inWords = ({ label, name, members }: Group, cases: readonly EvidenceCase[]): string =>
  `${label} of ${members.length} (${name}): ${cases.length === 0 ? "missed" : JSON.stringify(cases)}`;

/** Judges all groups of some worlds. */
export function measure(worlds: readonly LabeledWorld[], thresholds: EvidenceThresholds): Measure {
  const sum = { rings: 0, found: 0, others: 0, cases: 0, wrong: 0 };
  const mistakes: string[] = [];
  for (const all of worlds) {
    const cases = findCases(factsOf(all), thresholds);
    for (const group of all.groups) {
      const own = cases.filter(({ mainId }) => group.members.includes(mainId));
      const isRing = group.label === "ring";
      if (isRing && !works(all, group)) continue;
      sum.cases += own.length;
      if (isRing) {
        sum.rings += 1;
        if (own.length > 0) sum.found += 1;
      } else {
        sum.others += 1;
        sum.wrong += own.length;
      }
      if (isRing !== own.length > 0) mistakes.push(inWords(group, own));
    }
  }
  return { ...sum, mistakes };
}

export const recallOf = ({ rings, found }: Measure): number => (rings === 0 ? 0 : found / rings);

export const precisionOf = ({ cases, wrong }: Measure): number =>
  cases === 0 ? 0 : (cases - wrong) / cases;

export const measureText = (all: Measure): string =>
  `Recall ${percent(recallOf(all))} of ${all.rings} rings, precision ${percent(precisionOf(all))} of ${all.cases} cases, among ${all.others} households and campuses.`;
