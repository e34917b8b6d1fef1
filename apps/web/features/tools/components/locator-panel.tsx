import { messages } from "../../../lib/messages.ts";
import type { ToolPanelProps } from "../tool-panel-props.ts";
import { toolReason } from "../tool-refusal.ts";
import { UseButton } from "./use-button.tsx";

const t = await messages("tools");

interface LocatorPanelProps extends ToolPanelProps {
  tool: "army_locator" | "flag_locator";
}

/** The locators without options: of an army to beat, of a factory to capture. */
export function LocatorPanel(props: LocatorPanelProps) {
  const { tool, held, at, standing, refusal, pending, onUse } = props;
  return (
    <div className="tool-form">
      <p className="text-muted">{t(`${tool}.note`)}</p>
      <UseButton
        text={t(`${tool}.go`)}
        reason={refusal === null ? null : toolReason(tool, refusal, at, standing.base)}
        pending={pending}
        onUse={() => onUse({ tool, count: held - 1 })}
      />
    </div>
  );
}
