/** The codex: the catalogue as entries that can be listed, searched and linked. */
import { normalizeForSearch } from "../../lib/normalize-for-search.ts";
import { type CodexEntry, inEnglish, type SectionId } from "./entry.ts";
import { oddsEntries } from "./odds.ts";
import { fieldEntries, priceEntries } from "./places-and-prices.ts";
import { ruleEntries } from "./rules.ts";
import { researchEntries, toolEntries } from "./tools-and-researches.ts";
import { matchupEntries, techEntries, unitEntries } from "./units-and-techs.ts";

export interface SectionEntry extends CodexEntry {
  section: SectionId;
}

interface Contents {
  all: readonly SectionEntry[];
  byId: ReadonlyMap<string, SectionEntry>;
}

const SECTION_ENTRIES: Readonly<Record<SectionId, () => readonly CodexEntry[]>> = {
  fields: fieldEntries,
  units: unitEntries,
  matchups: matchupEntries,
  techs: techEntries,
  researches: researchEntries,
  tools: toolEntries,
  prices: priceEntries,
  odds: oddsEntries,
  rules: ruleEntries,
};

export const SECTION_IDS = Object.keys(SECTION_ENTRIES).filter(
  (id): id is SectionId => id in SECTION_ENTRIES,
);

const buildEntries = (): readonly SectionEntry[] =>
  SECTION_IDS.flatMap((section) =>
    SECTION_ENTRIES[section]().map((entry) => ({ ...entry, section })),
  );

/** Ids come from English titles, so that a link works in every language. */
function buildContents(): Contents {
  const englishEntries = inEnglish(buildEntries);
  const all = buildEntries().map((entry, index) => {
    const { id, links } = englishEntries[index] ?? entry;
    return { ...entry, id, links };
  });
  return { all, byId: new Map(all.map((entry) => [entry.id, entry])) };
}

let cachedContents: Contents | undefined;

/** The codex, built when it is first opened. */
function contents(): Contents {
  cachedContents ??= buildContents();
  return cachedContents;
}

export function entriesIn(wanted: SectionId): readonly SectionEntry[] {
  return contents().all.filter(({ section }) => section === wanted);
}

/** The entry with this id; undefined if none. */
export function findEntry(id: string): SectionEntry | undefined {
  return contents().byId.get(id);
}

export function linkedEntries({ links }: CodexEntry): readonly SectionEntry[] {
  return links.flatMap((id) => findEntry(id) ?? []);
}

/** Entries of all sections that contain a text, ignoring case and accents; title matches first. */
export function searchCodex(text: string): readonly SectionEntry[] {
  const wanted = normalizeForSearch(text.trim());
  if (wanted === "") return [];
  const { all } = contents();
  const matchesTitle = ({ title }: SectionEntry) => normalizeForSearch(title).includes(wanted);
  const textMatches = all.filter(
    (one) => !matchesTitle(one) && normalizeForSearch(one.text).includes(wanted),
  );
  return [...all.filter(matchesTitle), ...textMatches];
}
