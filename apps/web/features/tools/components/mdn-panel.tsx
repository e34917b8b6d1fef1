import { messages } from "../../../lib/messages.ts";
import type { ToolPanelProps } from "../tool-panel-props.ts";
import { PickedTarget } from "./picked-target.tsx";

const t = await messages("tools");

/** Clears the surrounding fields of mines. */
export function MdnPanel(props: ToolPanelProps) {
  const { held, onUse } = props;
  return (
    <PickedTarget
      {...props}
      tool="mdn"
      text={t("mdn.go")}
      onConfirmed={() => onUse({ tool: "mdn", count: held - 1 })}
    >
      <p className="text-muted">{t("mdn.note")}</p>
    </PickedTarget>
  );
}
