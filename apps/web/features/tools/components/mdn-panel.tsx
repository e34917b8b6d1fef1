import { enTools } from "@emberlode/words/en/tools";
import type { ToolPanelProps } from "../tool-panel-props.ts";
import { PickedTarget } from "./picked-target.tsx";

/** Sweeps the fields around of mines. */
export function MdnPanel(props: ToolPanelProps) {
  const { held, onUse } = props;
  return (
    <PickedTarget
      {...props}
      tool="mdn"
      text={enTools.mdn.go}
      onConfirmed={() => onUse({ tool: "mdn", count: held - 1 })}
    >
      <p className="text-muted">{enTools.mdn.note}</p>
    </PickedTarget>
  );
}
