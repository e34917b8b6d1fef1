import { isUsableTool, TOOLS } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

import { exactNumber } from "../../lib/numbers.ts";
import { keptEffect } from "../research/effects.ts";
import { GameIcon } from "../ui/game-icon.tsx";
import { ListRow } from "../ui/list-row.tsx";
import { Refusal } from "../ui/refusal.tsx";
import { ToolPanel } from "./tool-panel.tsx";
import type { ToolPanelProps } from "./tool-panel-props.ts";
import { toolReason } from "./tool-refusal.ts";

const tTools = await messages("tools");
const tCatalogue = await messages("catalogue");

interface ToolRowProps extends ToolPanelProps {
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** An owned tool: its count or level, and its panel when open. */
export function ToolRow({ chosen, onChoose, ...panel }: ToolRowProps) {
  const { tool, held, at, standing, refusal } = panel;
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
          {tCatalogue(`tools.${tool}.name`)}{" "}
          <span className="level">
            {isKept ? tTools("level", { level: amount }) : tTools("count", { count: amount })}
          </span>
        </>
      }
      meta={
        isKept
          ? `${tCatalogue(`tools.${tool}.description`)} ${keptEffect(tool, held)}.`
          : tCatalogue(`tools.${tool}.description`)
      }
      trailing={
        isUsed ? (
          <button
            type="button"
            className="btn"
            aria-expanded={chosen}
            onClick={() => onChoose(!chosen)}
          >
            {chosen ? tTools("shut") : tTools("open")}
            <span className="sr-only"> {tCatalogue(`tools.${tool}.name`)}</span>
          </button>
        ) : (
          <span className="chip">{tTools("works")}</span>
        )
      }
    >
      {details}
    </ListRow>
  );
}
