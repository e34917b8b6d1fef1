import type { CaptureAnswer } from "@emberlode/contract";
import { useEffect, useRef } from "react";
import { messages } from "../../../lib/messages.ts";
import { sum } from "../../battles/army-rows.ts";
import { FightResult } from "../../battles/components/fight-result.tsx";

const t = await messages("factories");

/** How the fight went: captured or held, what fell, and the slots after it. It takes the focus. */
export function CaptureResult({ answer }: { answer: CaptureAnswer }) {
  const { captured, report, newStatus } = answer;
  const section = useRef<HTMLElement>(null);
  // The button that was pressed is gone with a factory that is one's own now.
  useEffect(() => section.current?.focus(), []);
  const stood = sum(report.defender.units);
  const fallen = stood - sum(report.survivors.defender);
  const lines = [
    t("capture.lost", {
      lost: sum(report.losses.attacker),
      sent: sum(report.attacker.units),
    }),
    t("capture.theirs", { lost: fallen, stood }),
    t("capture.slotsAfter", {
      slots: newStatus.totalSlots,
      free: newStatus.slots,
    }),
  ];
  return (
    <FightResult
      ref={section}
      label={t("capture.result")}
      won={captured}
      badge={captured ? t("capture.won") : t("capture.held")}
      lines={lines}
      report={{ id: report.id, text: t("capture.report") }}
    />
  );
}
