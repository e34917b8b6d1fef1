import type { Ref } from "react";
import { Link } from "wouter";
import { copyText } from "../../lib/copy.ts";
import { messages } from "../../lib/messages.ts";
import { EmptyNext } from "../ui/empty-next.tsx";
import { Icon } from "../ui/icon.tsx";
import { Lines } from "../ui/lines.tsx";
import { CodexLink } from "./codex-link.tsx";
import { codexPath } from "./codex-path.ts";
import type { LevelRow } from "./entry.ts";
import { type Found, findEntry, linkedFrom } from "./sections.ts";

const t = await messages("codex");

/** Cost and effect of each level of a tool. */
function EntryLevels({ levels }: { levels: readonly LevelRow[] }) {
  return (
    <table className="codex-levels">
      <caption className="sr-only">{t("levels")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("level")}</th>
          <th scope="col">{t("price")}</th>
          <th scope="col">{t("effect")}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ level, price, effect }) => (
          <tr key={level}>
            <th scope="row">{level}</th>
            <td className="figure">{price}</td>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tCodex = await messages("codex");
const tRules = await messages("rules");
const tShell = await messages("shell");

const FAIR = "/fair";

export interface EntryViewProps {
  id: string;
  /** A page's top heading, or one below the desk's. */
  heading: "h1" | "h3";
  ref: Ref<HTMLHeadingElement>;
}

function LeadsTo({ entry }: { entry: Found }) {
  const isChance = entry.title === tRules("chance.title");
  return (
    <nav aria-label={tCodex("leadsTo")} className="codex-leads">
      <p aria-hidden="true">{tCodex("leadsTo")}</p>
      <ul>
        {isChance && (
          <li>
            <Link href={FAIR} className="text-link">
              {tCodex("checkRolls")}
            </Link>
          </li>
        )}
        {linkedFrom(entry).map(({ id, title, section }) => (
          <li key={id}>
            <CodexLink entry={id}>{title}</CodexLink>
            <span className="chip">{tCodex(`sections.${section}`)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An entry: its figures from the catalogue, and related entries. */
export function EntryView({ id, heading: Heading, ref }: EntryViewProps) {
  const entry = findEntry(id);
  if (entry === undefined) {
    return (
      <>
        <Heading ref={ref} tabIndex={-1} className="codex-title">
          {tCodex("unknownTitle")}
        </Heading>
        <EmptyNext
          icon="book"
          title={tCodex("nothingTitle")}
          text={tCodex("unknown")}
          action={<CodexLink entry={null}>{tCodex("all")}</CodexLink>}
        />
      </>
    );
  }
  const link = () => copyText(window.location.origin + codexPath(id), tShell("linkCopied"));
  return (
    <article>
      <p className="codex-way">
        <CodexLink entry={null}>{tCodex("all")}</CodexLink>
        <span className="chip">{tCodex(`sections.${entry.section}`)}</span>
      </p>
      <div className="codex-head">
        <Heading ref={ref} tabIndex={-1} className="codex-title">
          {entry.title}
        </Heading>
        <button type="button" className="btn" onClick={link}>
          <Icon name="link" />
          {tCodex("copyLink")}
        </button>
      </div>
      {entry.facts === undefined ? <p>{entry.text}</p> : <Lines lines={entry.facts} />}
      {entry.levels !== undefined && <EntryLevels levels={entry.levels} />}
      <LeadsTo entry={entry} />
    </article>
  );
}
