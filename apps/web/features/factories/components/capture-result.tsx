import type { CaptureAnswer } from "@emberlode/contract";
import { enFactories } from "@emberlode/words/en/factories";
import { useEffect, useRef } from "react";
import { exactNumber } from "../../../lib/numbers.ts";
import { sum } from "../../battles/army-rows.ts";
import { FightResult } from "../../battles/components/fight-result.tsx";

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
    <FightResult
      ref={section}
      label={words.result}
      won={captured}
      badge={captured ? words.won : words.held}
      lines={lines}
      report={{ id: report.id, text: words.report }}
    />
  );
}
