import { HOUR, MINES } from "@emberlode/game";
import { useState } from "react";
import { messages } from "../../lib/messages.ts";
import { useIsShielded } from "../session/use-shield.ts";
import { AmountStepper } from "../ui/amount-stepper.tsx";
import { Icon } from "../ui/icon.tsx";
import type { Question } from "../ui/question-dialog.tsx";
import { PickedTarget } from "./picked-target.tsx";
import type { ToolPanelProps } from "./use-button.tsx";

const t = await messages("tools");

const SHIELD_QUESTION: Question = {
  title: t("mines.question.title"),
  text: t("mines.question.text"),
  verb: t("mines.question.verb"),
};

/** Lays one to five mines; asks players with a shield whether to give it up. */
export function MinesPanel(props: ToolPanelProps) {
  const { held, user, onUse } = props;
  const [wanted, setWanted] = useState<number | null>(1);
  const most = Math.min(MINES.perField, held);
  const n = wanted === null ? null : Math.min(wanted, Math.max(1, most));
  const isShielded = useIsShielded(user.status);
  return (
    <PickedTarget
      {...props}
      tool="mines"
      text={t("mines.go", { count: n ?? 0 })}
      question={isShielded ? SHIELD_QUESTION : null}
      blockedBy={n === null ? t("mines.choose") : null}
      onConfirmed={() => n !== null && onUse({ tool: "mines", count: held - n, n })}
    >
      <AmountStepper label={t("mines.howMany")} value={n} onChange={setWanted} max={most} />
      <p className="text-muted">{t("mines.note", { hours: MINES.lieMs / HOUR })}</p>
      {isShielded && (
        <p className="tool-warning">
          <Icon name="shield" className="size-5 flex-none" /> {t("mines.dropsShield")}
        </p>
      )}
    </PickedTarget>
  );
}
