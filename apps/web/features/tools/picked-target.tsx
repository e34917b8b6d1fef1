import type { Position } from "@emberlode/contract";
import { isSameCell } from "@emberlode/game";
import type { ReactNode } from "react";
import { useState } from "react";
import { messages } from "../../lib/messages.ts";
import { useNow } from "../../lib/use-now.ts";
import { useWalker } from "../movement/use-walker.ts";
import type { Question } from "../ui/question-dialog.tsx";
import type { PickedTool } from "./pick-cells.ts";
import { PickMap } from "./pick-map.tsx";
import type { ToolPanelProps } from "./tool-panel-props.ts";
import { toolReason, toolRefusal } from "./tool-refusal.ts";
import { UseButton } from "./use-button.tsx";

const t = await messages("tools");

interface PickedTargetProps extends ToolPanelProps {
  tool: PickedTool;
  /** The button's label at the player's own field. */
  text: string;
  /** The confirmation there; omitted or null for none. */
  question?: Question | null;
  /** Why the tool cannot be used on any target; null if it can. */
  blockedBy?: string | null;
  onConfirmed: () => void;
  children: ReactNode;
}

/** Uses a tool on a target picked on the map, walking to a distant target first. */
export function PickedTarget(props: PickedTargetProps) {
  const { tool, held, at, standing, pending, text, onConfirmed, children } = props;
  const { question = null, blockedBy = null } = props;
  const [wish, setWish] = useState<Position | null>(null);
  const walker = useWalker();
  const now = useNow();
  const picked = wish ?? at;
  const code = toolRefusal(tool, held, picked, standing, now);
  const reason = code === null ? blockedBy : toolReason(tool, code, picked, standing.base);
  const isHere = isSameCell(picked, at);
  return (
    <div className="tool-target">
      <PickMap
        tool={tool}
        here={at}
        picked={picked}
        groundAt={standing.groundAt}
        onPick={setWish}
      />
      <div className="tool-form">
        {children}
        <UseButton
          text={isHere ? text : t("walkFirst", { x: picked.x, y: picked.y })}
          question={isHere ? question : null}
          reason={reason}
          pending={pending}
          onUse={() => (isHere ? onConfirmed() : walker.walkTo(picked))}
        />
      </div>
    </div>
  );
}
