import { messages } from "../../../lib/messages.ts";
import type { ToolPanelProps } from "../tool-panel-props.ts";
import { PickedTarget } from "./picked-target.tsx";

const t = await messages("tools");

/** Moves the base to the player's position. */
export function BaseMoverPanel(props: ToolPanelProps) {
  const { held, onUse } = props;
  return (
    <PickedTarget
      {...props}
      tool="base_mover"
      text={t("base_mover.go")}
      question={{
        title: t("base_mover.question.title"),
        text: t("base_mover.question.text"),
        verb: t("base_mover.question.verb"),
      }}
      onConfirmed={() => onUse({ tool: "base_mover", count: held - 1 })}
    >
      <p className="text-muted">{t("base_mover.note")}</p>
    </PickedTarget>
  );
}
