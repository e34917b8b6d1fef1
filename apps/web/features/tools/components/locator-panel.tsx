import { enTools } from "@emberlode/words/en/tools";
import type { ToolPanelProps } from "../tool-panel-props.ts";
import { toolReason } from "../tool-refusal.ts";
import { UseButton } from "./use-button.tsx";

interface LocatorPanelProps extends ToolPanelProps {
  tool: "army_locator" | "flag_locator";
}

/** The locators that need no more said: of an army to beat, of a factory to take. */
export function LocatorPanel(props: LocatorPanelProps) {
  const { tool, held, at, standing, refusal, pending, onUse } = props;
  const words = enTools[tool];
  return (
    <div className="tool-form">
      <p className="text-muted">{words.note}</p>
      <UseButton
        text={words.go}
        reason={refusal === null ? null : toolReason(tool, refusal, at, standing.base)}
        pending={pending}
        onUse={() => onUse({ tool, count: held - 1 })}
      />
    </div>
  );
}
