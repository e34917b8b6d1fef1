/** Why a tool cannot be used now, as far as the page can know, by the rules that decide (rules §14). */

import type { Position } from "@emberlode/contract";
import {
  baseGroundRefusal,
  canBeatSomebody,
  type GameErrorCode,
  isSameCell,
  isUsableTool,
  mineGroundRefusal,
  type ToolId,
} from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { messages } from "../../lib/messages.ts";
import type { GroundAt } from "./known-ground.ts";

const tTools = await messages("tools");
const tErrors = await messages("errors");

/** What the page knows of the player that decides over tools. */
export interface ToolStanding {
  groundAt: GroundAt;
  base: Position;
  /** Strength of the player's attack. */
  attack: number;
  /** When the GPS is ready again, milliseconds; 0 when it is. */
  gpsReadyAt: number;
}

/** The code of the refusal of a use at a cell; null for none. What lies hidden only the server knows. */
export function toolRefusal(
  tool: ToolId,
  held: number,
  at: Position,
  { groundAt, attack, gpsReadyAt }: ToolStanding,
  now: number,
): GameErrorCode | null {
  if (tool === "gps") {
    if (held < 1) return "GPS_NEEDED";
    return gpsReadyAt > now ? "TOOL_NOT_READY" : null;
  }
  if (!isUsableTool(tool)) return "TOOL_NOT_USABLE";
  if (held < 1) return "NOT_ENOUGH_TOOLS";
  if (tool === "mines") return mineGroundRefusal(at, groundAt);
  if (tool === "base_mover") return baseGroundRefusal(groundAt(at));
  if (tool === "army_locator" && !canBeatSomebody(attack)) return "NOTHING_FOUND";
  return null;
}

/** The reason in the player's words, more exact than the code alone where the tool says more. */
export function toolReason(
  tool: ToolId,
  code: GameErrorCode,
  at: Position,
  base: Position,
): string {
  if (tool === "army_locator" && code === "NOTHING_FOUND") return tTools("refused.noAttack");
  if (code !== "WRONG_FIELD") return errorText(tErrors, code);
  return tool === "base_mover" && isSameCell(base, at)
    ? tTools("refused.alreadyBase")
    : tTools("refused.emptyOnly");
}
