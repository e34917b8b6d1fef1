import type { Ref } from "react";
import { Link } from "wouter";
import { battlePath } from "../../lib/paths.ts";
import { BattleBadge } from "./battle-badge.tsx";

interface FightResultProps {
  /** The section's accessible name. */
  label: string;
  won: boolean;
  badge: string;
  lines: readonly string[];
  report: { id: string; text: string };
  /** Lets the parent focus it. */
  ref?: Ref<HTMLElement>;
}

/** A fight's result: won or lost, its consequences, and a link to the report. */
export function FightResult({ label, won, badge, lines, report, ref }: FightResultProps) {
  return (
    <section ref={ref} tabIndex={-1} className="well raid-part raid-result" aria-label={label}>
      <p>
        <BattleBadge won={won} text={badge} />
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Link href={battlePath(report.id)} className="btn">
        {report.text}
      </Link>
    </section>
  );
}
