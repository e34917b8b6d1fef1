import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { percentagesOf } from "./percentages.ts";

const t = await messages("controls");

export interface OddsPart {
  id: string;
  label: string;
  /** Share of the whole, 0 to 1. */
  share: number;
  tone: "metal" | "energy" | "good" | "bad" | "plain" | "rare";
  /** What it yields: "30 on average". */
  note?: string;
}

interface OddsBarProps {
  label: string;
  parts: readonly OddsPart[];
  /** The expected value: "about 22 metal a visit". */
  expected?: string;
}

/** The possible outcomes of a roll: a decorative bar, and a list with percentages. */
export function OddsBar({ label, parts, expected }: OddsBarProps) {
  const title = useId();
  const percents = percentagesOf(parts.map(({ share }) => share));
  return (
    <figure className="odds" aria-labelledby={title}>
      <figcaption id={title} className="odds-title">
        {label}
      </figcaption>
      <div className="odds-bar" aria-hidden="true">
        {parts.map(({ id, tone }, index) => (
          <span
            key={id}
            className="odds-part"
            data-tone={tone}
            style={{ flexGrow: percents[index] ?? 0 }}
          />
        ))}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari needs it for lists without bullets */}
      <ul className="odds-list" role="list">
        {parts.map(({ id, tone, label: name, note }, index) => (
          <li key={id}>
            <span className="odds-part odds-key" data-tone={tone} aria-hidden="true" />
            <span className="odds-name">
              {name}
              {note !== undefined && <span className="odds-note"> {note}</span>}
            </span>
            <b className="figure" translate="no">
              {t("odds.share", { percent: exactNumber(percents[index] ?? 0) })}
            </b>
          </li>
        ))}
      </ul>
      {expected !== undefined && <p className="odds-expected figure">{expected}</p>}
    </figure>
  );
}
