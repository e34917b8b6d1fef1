import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";

const t = await messages("controls");

const MAX_DECIMALS = 2;
const ROUNDING = 1e-9;

/** The fewest decimals that represent every share exactly, at most two. */
function decimalsFor(percents: readonly number[]): number {
  for (let decimals = 0; decimals < MAX_DECIMALS; decimals += 1) {
    const factor = 10 ** decimals;
    const isExact = (percent: number) =>
      Math.abs(percent * factor - Math.round(percent * factor)) < ROUNDING * factor;
    if (percents.every(isExact)) return decimals;
  }
  return MAX_DECIMALS;
}

/**
 * Percentages of shares, which need not add up to 1: truncated to at most two decimals, with the
 * rest added to those that lost most, so that the sum is always 100. All zero if the shares are.
 */
export function percentagesOf(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total <= 0) return shares.map(() => 0);
  const percents = shares.map((share) => (share / total) * 100);
  const factor = 10 ** decimalsFor(percents);
  const truncated = percents.map((percent) => Math.floor(percent * factor + ROUNDING));
  let remainder = 100 * factor - truncated.reduce((sum, part) => sum + part, 0);
  const byLoss = percents
    .map((percent, index) => ({ index, loss: percent * factor - (truncated[index] ?? 0) }))
    .sort((one, other) => other.loss - one.loss);
  for (const { index } of byLoss) {
    if (remainder <= 0) break;
    truncated[index] = (truncated[index] ?? 0) + 1;
    remainder -= 1;
  }
  return truncated.map((part) => part / factor);
}

export interface OddsSegment {
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
  segments: readonly OddsSegment[];
  /** The expected value: "about 22 metal a visit". */
  expected?: string;
}

/** The possible outcomes of a roll: a decorative bar, and a list with percentages. */
export function OddsBar({ label, segments, expected }: OddsBarProps) {
  const title = useId();
  const percents = percentagesOf(segments.map(({ share }) => share));
  return (
    <figure className="odds" aria-labelledby={title}>
      <figcaption id={title} className="odds-title">
        {label}
      </figcaption>
      <div className="odds-bar" aria-hidden="true">
        {segments.map(({ id, tone }, index) => (
          <span
            key={id}
            className="odds-segment"
            data-tone={tone}
            style={{ flexGrow: percents[index] ?? 0 }}
          />
        ))}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari needs it for lists without bullets */}
      <ul className="odds-list" role="list">
        {segments.map(({ id, tone, label: name, note }, index) => (
          <li key={id}>
            <span className="odds-segment odds-key" data-tone={tone} aria-hidden="true" />
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
