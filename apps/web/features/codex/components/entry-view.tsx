import { enCodex } from "@emberlode/words/en/codex";
import type { Ref } from "react";
import { Link } from "wouter";
import { copyText } from "../../../lib/copy.ts";
import { t } from "../../../lib/i18n/catalogue.ts";
import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { Icon } from "../../ui/components/icon.tsx";
import { Lines } from "../../ui/components/lines.tsx";
import { codexPath } from "../codex-path.ts";
import { type Found, findEntry, linkedFrom } from "../sections.ts";
import { CodexLink } from "./codex-link.tsx";
import { EntryLevels } from "./entry-levels.tsx";

const FAIR = "/fair";

export interface EntryViewProps {
  id: string;
  /** A page's own heading, or one below that of the desk. */
  heading: "h1" | "h3";
  ref: Ref<HTMLHeadingElement>;
}

function LeadsTo({ entry }: { entry: Found }) {
  const isChance = entry.title === enCodex.rules.chance.title;
  return (
    <nav aria-label={enCodex.leadsTo} className="codex-leads">
      <p aria-hidden="true">{enCodex.leadsTo}</p>
      <ul>
        {isChance && (
          <li>
            <Link href={FAIR} className="text-link">
              {enCodex.checkRolls}
            </Link>
          </li>
        )}
        {linkedFrom(entry).map(({ id, title, section }) => (
          <li key={id}>
            <CodexLink entry={id}>{title}</CodexLink>
            <span className="chip">{enCodex.sections[section]}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One entry: what the catalogue knows of it, and where it leads. */
export function EntryView({ id, heading: Heading, ref }: EntryViewProps) {
  const entry = findEntry(id);
  if (entry === undefined) {
    return (
      <>
        <Heading ref={ref} tabIndex={-1} className="codex-title">
          {enCodex.unknownTitle}
        </Heading>
        <EmptyNext
          icon="book"
          title={enCodex.nothingTitle}
          text={enCodex.unknown}
          action={<CodexLink entry={null}>{enCodex.all}</CodexLink>}
        />
      </>
    );
  }
  const link = () => copyText(window.location.origin + codexPath(id), t.linkCopied);
  return (
    <article>
      <p className="codex-way">
        <CodexLink entry={null}>{enCodex.all}</CodexLink>
        <span className="chip">{enCodex.sections[entry.section]}</span>
      </p>
      <div className="codex-head">
        <Heading ref={ref} tabIndex={-1} className="codex-title">
          {entry.title}
        </Heading>
        <button type="button" className="btn" onClick={link}>
          <Icon name="link" />
          {enCodex.copyLink}
        </button>
      </div>
      {entry.facts === undefined ? <p>{entry.text}</p> : <Lines lines={entry.facts} />}
      {entry.levels !== undefined && <EntryLevels levels={entry.levels} />}
      <LeadsTo entry={entry} />
    </article>
  );
}
