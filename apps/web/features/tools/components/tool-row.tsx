import { isUsableTool, TOOLS } from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enTools } from "@emberlode/words/en/tools";
import { exactNumber } from "../../../lib/numbers.ts";
import { keptEffect } from "../../research/effects.ts";
import { GameIcon } from "../../ui/components/game-icon.tsx";
import { ListRow } from "../../ui/components/list-row.tsx";
import { Refusal } from "../../ui/components/refusal.tsx";
import type { ToolPanelProps } from "../tool-panel-props.ts";
import { toolReason } from "../tool-refusal.ts";
import { ToolPanel } from "./tool-panel.tsx";

interface ToolRowProps extends ToolPanelProps {
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** One held tool: how many or how good, and how it is used once it is chosen. */
export function ToolRow({ chosen, onChoose, ...panel }: ToolRowProps) {
  const { tool, held, at, standing, refusal } = panel;
  const words = enTools;
  const { name, description } = enCatalogue.tools[tool];
  const isKept = !isUsableTool(tool);
  const isUsed = "use" in TOOLS[tool];
  const amount = exactNumber(held);
  const reason = isUsed && refusal !== null ? toolReason(tool, refusal, at, standing.base) : null;
  const folded = reason === null ? undefined : <Refusal text={reason} />;
  const details = chosen ? <ToolPanel {...panel} /> : folded;
  return (
    <ListRow
      icon={<GameIcon name={tool} className="size-8" />}
      title={
        <>
          {name} <span className="level">{isKept ? words.level(amount) : words.count(amount)}</span>
        </>
      }
      meta={isKept ? `${description} ${keptEffect(tool, held)}.` : description}
      trailing={
        isUsed ? (
          <button
            type="button"
            className="btn"
            aria-expanded={chosen}
            onClick={() => onChoose(!chosen)}
          >
            {chosen ? words.shut : words.open}
            <span className="sr-only"> {name}</span>
          </button>
        ) : (
          <span className="chip">{words.works}</span>
        )
      }
    >
      {details}
    </ListRow>
  );
}
