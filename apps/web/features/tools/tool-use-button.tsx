import type { LoginPayload, Position, UseToolInput } from "@emberlode/contract";
import type { GameErrorCode, ToolId } from "@emberlode/game";
import { useId } from "react";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import type { Question } from "../ui/confirm-dialog.tsx";
import { Refusal } from "../ui/notes.tsx";
import type { ToolContext } from "./tool-refusal.ts";

interface ToolUseButtonProps {
  text: string;
  /** The confirmation; omit it or pass null to skip it. */
  question?: Question | null;
  /** Why the use is refused; null if it is not. */
  reason: string | null;
  isPending: boolean;
  onUse: () => void;
}

/** Uses the tool; if that is refused, shows the reason above the button, which keeps its place. */
export function ToolUseButton({
  text,
  question = null,
  reason,
  isPending,
  onUse,
}: ToolUseButtonProps) {
  const reasonId = useId();
  return (
    <>
      {reason !== null && (
        <div id={reasonId}>
          <Refusal text={reason} />
        </div>
      )}
      <div className="tool-actions">
        <ConfirmButton
          text={text}
          question={question}
          isDisabled={reason !== null || isPending}
          describedBy={reason === null ? undefined : reasonId}
          onConfirm={onUse}
          className="btn-ember"
        />
      </div>
    </>
  );
}

/** Props of every tool's panel. */
export interface ToolPanelProps {
  tool: ToolId;
  held: number;
  at: Position;
  user: LoginPayload["user"];
  context: ToolContext;
  /** Why it cannot be used at the player's position; null if it can. */
  refusal: GameErrorCode | null;
  isPending: boolean;
  onUse: (input: UseToolInput) => void;
}
