import type { LoginPayload, Position, UseToolInput } from "@emberlode/contract";
import type { GameErrorCode, ToolId } from "@emberlode/game";
import type { ToolStanding } from "./tool-refusal.ts";

/** What each tool's own panel is handed. */
export interface ToolPanelProps {
  tool: ToolId;
  held: number;
  at: Position;
  user: LoginPayload["user"];
  standing: ToolStanding;
  /** The refusal of a use where the player stands. */
  refusal: GameErrorCode | null;
  pending: boolean;
  onUse: (input: UseToolInput) => void;
}
