import type { ToolPanelProps } from "../tool-panel-props.ts";
import { BaseLocatorPanel } from "./base-locator-panel.tsx";
import { BaseMoverPanel } from "./base-mover-panel.tsx";
import { GpsPanel } from "./gps-panel.tsx";
import { ImprobDrivePanel } from "./improb-drive-panel.tsx";
import { LocatorPanel } from "./locator-panel.tsx";
import { MdnPanel } from "./mdn-panel.tsx";
import { MinesPanel } from "./mines-panel.tsx";
import { ProbDrivePanel } from "./prob-drive-panel.tsx";

/** How one tool is used: its target, odds and button. */
export function ToolPanel(props: ToolPanelProps) {
  switch (props.tool) {
    case "mines":
      return <MinesPanel {...props} />;
    case "mdn":
      return <MdnPanel {...props} />;
    case "base_mover":
      return <BaseMoverPanel {...props} />;
    case "army_locator":
    case "flag_locator":
      return <LocatorPanel {...props} tool={props.tool} />;
    case "base_locator":
      return <BaseLocatorPanel {...props} />;
    case "prob_drive":
      return <ProbDrivePanel {...props} />;
    case "improb_drive":
      return <ImprobDrivePanel {...props} />;
    case "gps":
      return <GpsPanel {...props} />;
    default:
      return null;
  }
}
