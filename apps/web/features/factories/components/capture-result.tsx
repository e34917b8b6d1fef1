import type { CaptureAnswer } from "@emberlode/contract";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { enFactories } from "../../../lib/i18n/en-factories.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { sum } from "../../battles/army-rows.ts";

/** How the fight went: captured or held, what fell, and the slots after it. It takes the focus. */
export function CaptureResult({ answer }: { answer: CaptureAnswer }) {
  const { captured, report, newStatus } = answer;
  const words = enFactories.capture;
  const section = useRef<HTMLElement>(null);
  // The button that was pressed is gone with a factory that is one's own now.
  useEffect(() => section.current?.focus(), []);
  const stood = sum(report.defender.units);
  const fallen = stood - sum(report.survivors.defender);
  const lines = [
    words.lost(exactNumber(sum(report.losses.attacker)), exactNumber(sum(report.attacker.units))),
    words.theirs(exactNumber(fallen), exactNumber(stood)),
    words.slotsAfter(exactNumber(newStatus.totalSlots), exactNumber(newStatus.slots)),
  ];
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="well raid-part raid-result"
      aria-label={words.result}
    >
      <p className="battle-badge" data-won={captured || undefined}>
        {captured ? words.won : words.held}
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Link href={`/battles/${report.id}`} className="btn">
        {words.report}
      </Link>
    </section>
  );
}
