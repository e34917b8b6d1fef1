import { useDeferredValue, useId, useState } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { enCodex } from "../../../lib/i18n/en-codex.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { Desk } from "../../desks/components/desk.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { Tabs } from "../../ui/components/tabs.tsx";
import { type CodexEntry, type Found, SECTIONS, type SectionId, searchCodex } from "../sections.ts";

const SECTION_IDS: readonly SectionId[] = [
  ...(["fields", "units", "matchups", "techs"] as const),
  ...(["researches", "tools", "prices", "odds"] as const),
];

function Entries({ entries }: { entries: readonly (CodexEntry | Found)[] }) {
  return (
    <dl>
      {entries.map((entry) => (
        <div key={entry.id} className="codex-entry">
          <dt>
            {entry.title}
            {"section" in entry && (
              <span className="chip ml-2">{enCodex.sections[entry.section]}</span>
            )}
          </dt>
          <dd>{entry.text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Results({ found }: { found: readonly Found[] }) {
  if (found.length === 0) {
    return <EmptyNext icon="book" title={enCodex.nothingTitle} text={enCodex.nothing} />;
  }
  // The same id names a unit and its matchups, a tool and its research.
  const entries = found.map((entry) => ({ ...entry, id: `${entry.section} ${entry.id}` }));
  return <Entries entries={entries} />;
}

/** What the rules say, by section or by search. */
export default function CodexDesk({ id }: DeskContentProps) {
  const searchId = useId();
  const [text, setText] = useState("");
  const wanted = useDeferredValue(text);
  const isSearch = wanted.trim() !== "";
  const found = searchCodex(wanted);
  return (
    <Desk id={id} title={t.desks.titles[id]} lead={enCodex.lead}>
      <div className="codex-search">
        <label htmlFor={searchId}>{enCodex.search}</label>
        <input
          id={searchId}
          type="search"
          className="input"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status" className="sr-only">
          {isSearch && enCodex.found(exactNumber(found.length), found.length === 1)}
        </p>
      </div>
      {isSearch ? (
        <Results found={found} />
      ) : (
        <Tabs
          label={t.desks.titles[id]}
          tabs={SECTION_IDS.map((section) => ({
            id: section,
            label: enCodex.sections[section],
            panel: <Entries entries={SECTIONS[section]} />,
          }))}
        />
      )}
    </Desk>
  );
}
