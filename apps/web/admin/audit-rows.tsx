import type { AuditRow } from "@emberlode/contract";
import { Fragment } from "react";
import { Link } from "wouter";
import { namesIn, otherFactsOf, sentenceOf, subjectPath } from "./audit-sentence.ts";
import { Badge } from "./badge.tsx";
import { Rows } from "./card.tsx";
import { playerPath } from "./paths.ts";
import { t } from "./texts.ts";
import { Ago } from "./when.tsx";

/** Placeholders of the names in a sentence, for private use in Unicode. */
const MARKS = { actor: "\ue000", target: "\ue001" };
const MARK = /([\ue000\ue001])/;

/** A name in a sentence, which leads to its page if there is one. */
function Name({ name, href }: { name: string; href: string | null }) {
  if (href === null) return name;
  return (
    <Link href={href} className="staff-name" translate="no">
      {name}
    </Link>
  );
}

/** The sentence of a row, whose names lead to the players. */
function Sentence({ row }: { row: AuditRow }) {
  const names = namesIn(row);
  const pathOf = (username: string | null | undefined) =>
    username === null || username === undefined ? null : playerPath(username);
  const parts = sentenceOf(row, MARKS).split(MARK);
  let length = 0;
  return parts.map((part) => {
    length += part.length;
    if (part === MARKS.actor)
      return <Name key={length} name={names.actor} href={pathOf(row.actor?.username)} />;
    if (part === MARKS.target)
      return (
        <Name
          key={length}
          name={names.target}
          href={pathOf(row.target?.username) ?? (row.target === null ? subjectPath(row) : null)}
        />
      );
    return <Fragment key={length}>{part}</Fragment>;
  });
}

function Subject({ text, href }: { text: string; href: string | null }) {
  if (href === null) return text;
  return (
    <Link href={href} className="staff-link">
      {text}
    </Link>
  );
}

function AuditItem({ row }: { row: AuditRow }) {
  const facts = otherFactsOf(row);
  return (
    <li className="staff-audit-row" data-refused={row.isRefused || undefined}>
      <p className="staff-audit-when">
        <Ago at={row.at} />
      </p>
      <div className="staff-audit-what">
        <p>
          <Sentence row={row} />{" "}
          {row.isRefused && <Badge tone="bad">{t("audit.refusedMark")}</Badge>}
        </p>
        {row.reason !== "" && (
          <p className="staff-reason">
            <span className="sr-only">{t("audit.reason")}: </span>
            {row.reason}
          </p>
        )}
        {facts.length > 0 && (
          <dl className="staff-facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {name === t("audit.facts.subject") ? (
                    <Subject text={value} href={subjectPath(row)} />
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

/** Rows of the audit log, as sentences. */
export function AuditRows({ rows, label }: { rows: readonly AuditRow[]; label: string }) {
  return (
    <Rows label={label}>
      {rows.map((row) => (
        <AuditItem key={row._id} row={row} />
      ))}
    </Rows>
  );
}
