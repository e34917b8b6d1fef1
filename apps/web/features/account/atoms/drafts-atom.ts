import { atomWithStorage } from "jotai/utils";
import { readItem, removeItem, writeItem } from "../../../lib/browser-storage.ts";
import { isRecord } from "../../../lib/is-record.ts";

const KEY = "emberlode-drafts";

/** Typed text, by form and field. */
type Drafts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const textsOf = (draft: unknown): Drafts[string] =>
  Object.fromEntries(
    Object.entries(isRecord(draft) ? draft : {}).flatMap(([name, text]) =>
      typeof text === "string" ? [[name, text]] : [],
    ),
  );

function parse(stored: string | null): Drafts {
  if (stored === null) return {};
  try {
    const drafts: unknown = JSON.parse(stored);
    const forms = isRecord(drafts) ? Object.entries(drafts) : [];
    return Object.fromEntries(forms.map(([id, draft]) => [id, textsOf(draft)]));
  } catch {
    return {};
  }
}

const storage = {
  getItem: (key: string) => parse(readItem("session", key)),
  setItem(key: string, drafts: Drafts) {
    writeItem("session", key, JSON.stringify(drafts));
  },
  removeItem: (key: string) => removeItem("session", key),
};

/** Text typed into this tab's forms, so that leaving or reloading a page loses nothing. Never passwords. */
export const draftsAtom = atomWithStorage<Drafts>(KEY, {}, storage, { getOnInit: true });
