/** The codex: what the catalogue says, as entries that can be listed, searched and linked. */
import type { CodexEntry, SectionId } from "./entry.ts";
import { odds } from "./odds.ts";
import { fields, prices } from "./places-and-prices.ts";
import { rules } from "./rules.ts";
import { researches, tools } from "./tools-and-researches.ts";
import { matchups, techs, units } from "./units-and-techs.ts";

/** The entries of each section. */
export const SECTIONS: Readonly<Record<SectionId, readonly CodexEntry[]>> = {
  fields: fields(),
  units: units(),
  matchups: matchups(),
  techs: techs(),
  researches: researches(),
  tools: tools(),
  prices: prices(),
  odds: odds(),
  rules: rules(),
};

export interface Found extends CodexEntry {
  section: SectionId;
}

export const SECTION_IDS = Object.keys(SECTIONS).filter((id): id is SectionId => id in SECTIONS);

const ALL: readonly Found[] = SECTION_IDS.flatMap((section) =>
  SECTIONS[section].map((entry) => ({ ...entry, section })),
);

const BY_ID: ReadonlyMap<string, Found> = new Map(ALL.map((entry) => [entry.id, entry]));

/** The entry with an address; undefined where there is none. */
export function findEntry(id: string): Found | undefined {
  return BY_ID.get(id);
}

/** The entries that an entry leads to. */
export function linkedFrom({ links }: CodexEntry): readonly Found[] {
  return links.flatMap((id) => findEntry(id) ?? []);
}

/** Entries of all sections with a text in them, whatever its case; titles first. */
export function searchCodex(text: string): readonly Found[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return [];
  const isTitled = ({ title }: Found) => title.toLowerCase().includes(wanted);
  const rest = ALL.filter((one) => !isTitled(one) && one.text.toLowerCase().includes(wanted));
  return [...ALL.filter(isTitled), ...rest];
}
