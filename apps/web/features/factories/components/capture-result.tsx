import type { CaptureAnswer } from "@emberlode/contract";
import { useEffect, useRef } from "react";
import { messages } from "../../../lib/messages.ts";
import { sum } from "../../battles/army-rows.ts";
import { FightResult } from "../../battles/components/fight-result.tsx";

const t = await messages("factories");

/** The fight's result: captured or held, losses, and the new slots. It takes the focus. */
export function CaptureResult({ answer }: { answer: CaptureAnswer }) {
  const { captured, report, newStatus } = answer;
  const section = useRef<HTMLElement>(null);
  // The pressed button is gone once the factory is the player's own.
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
