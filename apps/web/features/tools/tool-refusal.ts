/** Why a tool cannot be used now, as far as the page knows, by the server's rules (rules §14). */
import type { Position, ViewAnswer } from "@emberlode/contract";
import {
  baseGroundRefusal,
  canBeatSomeone,
  type GameErrorCode,
  type Ground,
  isConsumableTool,
  isSameCell,
  mineGroundRefusal,
  type ToolId,
} from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { messages } from "../../lib/messages.ts";
import { typeOnMap } from "../field/use-fields.ts";

const tTools = await messages("tools");
const tErrors = await messages("errors");

/** What the page knows about the player that determines which tools can be used. */
export interface ToolContext {
  groundAt: GroundAt;
  base: Position;
  /** The player's attack power. */
  attack: number;
  /** When the GPS can be used again, in milliseconds; 0 if it can be now. */
  gpsReadyAt: number;
}

/** The error code of a use at a cell; null if allowed as far as the page knows. */
export function toolRefusal(
  tool: ToolId,
  held: number,
  at: Position,
  { groundAt, attack, gpsReadyAt }: ToolContext,
  now: number,
): GameErrorCode | null {
  if (tool === "gps") {
    if (held < 1) return "GPS_NEEDED";
    return gpsReadyAt > now ? "TOOL_NOT_READY" : null;
  }
  if (!isConsumableTool(tool)) return "TOOL_NOT_USABLE";
  if (held < 1) return "NOT_ENOUGH_TOOLS";
  if (tool === "mines") return mineGroundRefusal(at, groundAt);
  if (tool === "base_mover") return baseGroundRefusal(groundAt(at));
  if (tool === "army_locator" && !canBeatSomeone(attack)) return "NOTHING_FOUND";
  return null;
}

/** The error's text, more specific than its code if the tool has one. */
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

/** The field at a cell; undefined if it is unexplored. */
export type GroundAt = (cell: Position) => Ground | undefined;

export function knownGround(view: ViewAnswer | undefined): GroundAt {
  return (cell) => {
    const type = typeOnMap(view, cell);
    return type === null ? undefined : { x: cell.x, y: cell.y, type, ownerId: null };
  };
}
