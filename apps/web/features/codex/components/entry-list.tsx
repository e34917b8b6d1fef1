import { enCodex } from "../../../lib/i18n/en-codex.ts";
import type { CodexEntry } from "../entry.ts";
import type { Found } from "../sections.ts";
import { CodexLink } from "./codex-link.tsx";

/** Entries with what there is to say of each; of several sections, each says which. */
export function EntryList({ entries }: { entries: readonly (CodexEntry | Found)[] }) {
  return (
    <dl>
      {entries.map((entry) => (
        <div key={entry.id} className="codex-entry">
          <dt>
            <CodexLink entry={entry.id}>{entry.title}</CodexLink>
            {"section" in entry && <span className="chip">{enCodex.sections[entry.section]}</span>}
          </dt>
          <dd>{entry.text}</dd>
        </div>
      ))}
    </dl>
  );
}
