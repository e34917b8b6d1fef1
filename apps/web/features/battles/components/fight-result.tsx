import type { Ref } from "react";
import { Link } from "wouter";
import { battlePath } from "../../../lib/paths.ts";
import { BattleBadge } from "./battle-badge.tsx";

interface FightResultProps {
  /** What the part is called to screen readers. */
  label: string;
  won: boolean;
  badge: string;
  lines: readonly string[];
  report: { id: string; text: string };
  /** For the code that focuses it. */
  ref?: Ref<HTMLElement>;
}

/** How a fight went: won or lost, what came of it line by line, and the way to its report. */
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
