import { enTools } from "@emberlode/words/en/tools";
import type { ToolPanelProps } from "../tool-panel-props.ts";
import { PickedTarget } from "./picked-target.tsx";

/** Moves the base to where the player stands. */
export function BaseMoverPanel(props: ToolPanelProps) {
  const { held, onUse } = props;
  return (
    <PickedTarget
      {...props}
      tool="base_mover"
      text={enTools.base_mover.go}
      confirmText={enTools.base_mover.sure}
      onConfirmed={() => onUse({ tool: "base_mover", count: held - 1 })}
    >
      <p className="text-muted">{enTools.base_mover.note}</p>
    </PickedTarget>
  );
}
