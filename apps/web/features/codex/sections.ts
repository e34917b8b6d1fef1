/** The codex: the catalogue as entries that can be listed, searched and linked. */
import { normalizeForSearch } from "../../lib/normalize-for-search.ts";
import { type CodexEntry, inEnglish, type SectionId } from "./entry.ts";
import { odds } from "./odds.ts";
import { fields, prices } from "./places-and-prices.ts";
import { rules } from "./rules.ts";
import { researches, tools } from "./tools-and-researches.ts";
import { matchups, techs, units } from "./units-and-techs.ts";

export interface Found extends CodexEntry {
  section: SectionId;
}

interface Contents {
  all: readonly Found[];
  byId: ReadonlyMap<string, Found>;
}

const MAKERS: Readonly<Record<SectionId, () => readonly CodexEntry[]>> = {
  fields,
  units,
  matchups,
  techs,
  researches,
  tools,
  prices,
  odds,
  rules,
};

export const SECTION_IDS = Object.keys(MAKERS).filter((id): id is SectionId => id in MAKERS);

const makeAll = (): readonly Found[] =>
  SECTION_IDS.flatMap((section) => MAKERS[section]().map((entry) => ({ ...entry, section })));

/** Ids come from English titles, so that a link works in every language. */
function write(): Contents {
  const addresses = inEnglish(makeAll);
  const all = makeAll().map((entry, index) => {
    const { id, links } = addresses[index] ?? entry;
    return { ...entry, id, links };
  });
  return { all, byId: new Map(all.map((entry) => [entry.id, entry])) };
}

let written: Contents | undefined;

/** The codex, built when it is first opened. */
function contents(): Contents {
  written ??= write();
  return written;
}

export function entriesOf(wanted: SectionId): readonly Found[] {
  return contents().all.filter(({ section }) => section === wanted);
}

/** The entry with this id; undefined if none. */
export function findEntry(id: string): Found | undefined {
  return contents().byId.get(id);
}

export function linkedFrom({ links }: CodexEntry): readonly Found[] {
  return links.flatMap((id) => findEntry(id) ?? []);
}

/** Entries of all sections that contain a text, ignoring case and accents; title matches first. */
export function searchCodex(text: string): readonly Found[] {
  const wanted = normalizeForSearch(text.trim());
  if (wanted === "") return [];
  const { all } = contents();
  const isTitled = ({ title }: Found) => normalizeForSearch(title).includes(wanted);
  const rest = all.filter((one) => !isTitled(one) && normalizeForSearch(one.text).includes(wanted));
  return [...all.filter(isTitled), ...rest];
}
