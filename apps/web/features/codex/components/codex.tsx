import { useEffect, useId, useRef, useState } from "react";
import { messages } from "../../../lib/messages.ts";

import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { Tabs } from "../../ui/components/tabs.tsx";
import type { SectionId } from "../entry.ts";
import { entriesOf, type Found, SECTION_IDS, searchCodex } from "../sections.ts";
import { EntryIndex, EntryList } from "./entry-list.tsx";
import { EntryView, type EntryViewProps } from "./entry-view.tsx";

const tCodex = await messages("codex");
const tDesks = await messages("desks");

interface CodexProps {
  /** The entry in the address; null for the start page. */
  entry: string | null;
  heading: EntryViewProps["heading"];
}

function Results({ found }: { found: readonly Found[] }) {
  if (found.length === 0) {
    return <EmptyNext icon="book" title={tCodex("nothingTitle")} text={tCodex("nothing")} />;
  }
  return <EntryList entries={found} ofMany />;
}

/** Focus the new entry, but not the one that the page or desk opened with. */
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

/** The codex by section, by search or by entry; the same on its pages and in the desk. */
export function Codex({ entry, heading }: CodexProps) {
  const searchId = useId();
  // The search text belongs to its history entry: Back from an entry restores the search.
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
