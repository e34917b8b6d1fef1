import type { LoginPayload, Position, UseToolInput } from "@emberlode/contract";
import type { GameErrorCode, ToolId } from "@emberlode/game";
import type { ToolStanding } from "./tool-refusal.ts";

/** Props of every tool's panel. */
export interface ToolPanelProps {
  tool: ToolId;
  held: number;
  at: Position;
  user: LoginPayload["user"];
  standing: ToolStanding;
  /** Why it cannot be used at the player's position; null if it can. */
  refusal: GameErrorCode | null;
  pending: boolean;
  onUse: (input: UseToolInput) => void;
}
