import { messages } from "../../../lib/messages.ts";
import type { Found } from "../sections.ts";
import { CodexLink } from "./codex-link.tsx";

const t = await messages("codex");

interface EntryListProps {
  entries: readonly Found[];
  /** Whether they are from several sections, so that each shows its own. */
  ofMany?: boolean;
}

/** The titles of single entries. */
export function EntryIndex({ entries }: { entries: readonly Found[] }) {
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

/** Entries with what there is to say of each. */
export function EntryList({ entries, ofMany = false }: EntryListProps) {
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
