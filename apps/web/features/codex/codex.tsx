import { useEffect, useId, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { EmptyNext } from "../ui/empty-next.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { CodexLink } from "./codex-link.tsx";
import type { SectionId } from "./entry.ts";
import { EntryView, type EntryViewProps } from "./entry-view.tsx";
import { entriesOf, type Found, SECTION_IDS, searchCodex } from "./sections.ts";

const t = await messages("codex");

interface EntryListProps {
  entries: readonly Found[];
  /** Whether the entries are from several sections; each then shows its own. */
  ofMany?: boolean;
}

/** Titles of entries only. */
function EntryIndex({ entries }: { entries: readonly Found[] }) {
  return (
    <ul className="codex-index">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <CodexLink entry={id}>{title}</CodexLink>
        </li>
      ))}
    </ul>
  );
}

/** Entries with their texts. */
function EntryList({ entries, ofMany = false }: EntryListProps) {
  return (
    <dl>
      {entries.map((entry) => (
        <div key={entry.id} className="codex-entry">
          <dt>
            <CodexLink entry={entry.id}>{entry.title}</CodexLink>
            {ofMany && <span className="chip">{t(`sections.${entry.section}`)}</span>}
          </dt>
          <dd>{entry.text}</dd>
        </div>
      ))}
    </dl>
  );
}

const tCodex = await messages("codex");
const tDesks = await messages("desks");

interface CodexProps {
  /** The entry in the URL; null for the start page. */
  entry: string | null;
  heading: EntryViewProps["heading"];
}

function Results({ found }: { found: readonly Found[] }) {
  if (found.length === 0) {
    return <EmptyNext icon="book" title={tCodex("nothingTitle")} text={tCodex("nothing")} />;
  }
  return <EntryList entries={found} ofMany />;
}

/** Focuses the new entry, except for the one that the page or desk opened with. */
function useFocusOn(entry: string | null) {
  const [first] = useState(entry);
  const moved = useRef(false);
  const title = useRef<HTMLHeadingElement>(null);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (entry !== first) moved.current = true;
    if (moved.current) (title.current ?? start.current)?.focus();
  }, [entry, first]);
  return { title, start };
}

/** The codex by section, search or entry; the same on its pages and in the desk. */
export function Codex({ entry, heading }: CodexProps) {
  const searchId = useId();
  // The search text belongs to its history entry: Back from an entry restores it.
  const [search, setSearch] = useState<{ text: string; at: string | null }>({ text: "", at: null });
  const [tab, setTab] = useState<SectionId>("fields");
  const { title, start } = useFocusOn(entry);
  const text = search.at === entry ? search.text : "";
  const isSearch = text.trim() !== "";
  const found = searchCodex(text);
  return (
    <>
      <div className="codex-search" ref={start} tabIndex={-1}>
        <label htmlFor={searchId}>{tCodex("search")}</label>
        <input
          id={searchId}
          type="search"
          className="input"
          autoComplete="off"
          value={text}
          onChange={(event) => setSearch({ text: event.target.value, at: entry })}
        />
        <p role="status" className="sr-only">
          {isSearch && tCodex("found", { count: found.length })}
        </p>
      </div>
      {isSearch && <Results found={found} />}
      {!isSearch && entry !== null && <EntryView id={entry} heading={heading} ref={title} />}
      {!isSearch && entry === null && (
        <Tabs<SectionId>
          label={tDesks("titles.codex")}
          initial={tab}
          onOpen={setTab}
          tabs={SECTION_IDS.map((section) => ({
            id: section,
            label: tCodex(`sections.${section}`),
            panel:
              section === "fields" ? (
                <EntryIndex entries={entriesOf(section)} />
              ) : (
                <EntryList entries={entriesOf(section)} />
              ),
          }))}
        />
      )}
    </>
  );
}
