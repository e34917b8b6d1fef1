import type { AuditRow } from "@emberlode/contract";
import { Fragment } from "react";
import { Link } from "wouter";
import { namesIn, otherFactsOf, sentenceOf } from "./audit-sentence.ts";
import { Badge } from "./badge.tsx";
import { Rows } from "./card.tsx";
import { playerPath } from "./paths.ts";
import { t } from "./texts.ts";
import { Ago } from "./when.tsx";

/** Placeholders of the names in a sentence, for private use in Unicode. */
const MARKS = { actor: "\ue000", target: "\ue001" };
const MARK = /([\ue000\ue001])/;

/** A name in a sentence, which leads to the player if there is one. */
function Name({ name, username }: { name: string; username: string | null | undefined }) {
  if (username === null || username === undefined) return name;
  return (
    <Link href={playerPath(username)} className="staff-name" translate="no">
      {name}
    </Link>
  );
}

/** The sentence of a row, whose names lead to the players. */
function Sentence({ row }: { row: AuditRow }) {
  const names = namesIn(row);
  const parts = sentenceOf(row, MARKS).split(MARK);
  let length = 0;
  return parts.map((part) => {
    length += part.length;
    if (part === MARKS.actor)
      return <Name key={length} name={names.actor} username={row.actor?.username} />;
    if (part === MARKS.target)
      return <Name key={length} name={names.target} username={row.target?.username} />;
    return <Fragment key={length}>{part}</Fragment>;
  });
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
                <dd>{value}</dd>
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
