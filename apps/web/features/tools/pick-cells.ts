/** The fields around the player for picking a tool's target, with the affected area. */

import type { Position } from "@emberlode/contract";
import { distance, isBuilt, isSameCell, MINES, wrap } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import type { GroundAt } from "./known-ground.ts";
import type { PickedCell } from "./pick-cell.tsx";

const tTools = await messages("tools");
const tGame = await messages("game");
const tCatalogue = await messages("catalogue");

/** Tools with a target on the map, and the radius of their effect in cells. */
const AREAS = { mines: 1, mdn: MINES.detectCells, base_mover: 0 } as const;
export type PickedTool = keyof typeof AREAS;

/** Number of fields on each side of the player, the same as the range of sight. */
export const PICK_REACH = 3;

const SPAN = Array.from({ length: PICK_REACH * 2 + 1 }, (_, index) => index - PICK_REACH);

export function pickCells(
  tool: PickedTool,
  here: Position,
  picked: Position,
  groundAt: GroundAt,
): PickedCell[][] {
  return SPAN.map((dy) =>
    SPAN.map((dx) => {
      const at = { x: wrap(here.x + dx), y: wrap(here.y + dy) };
      const ground = groundAt(at);
      const type = ground?.type ?? null;
      const inArea = distance(at, picked) <= AREAS[tool];
      const blocks = tool === "mines" && inArea && ground !== undefined && isBuilt(ground);
      const title = type === null ? tGame("field.unknown") : tCatalogue(`fields.${type}.title`);
      const isHere = isSameCell(at, here);
      const isPicked = isSameCell(at, picked);
      const notes = [
        tGame("map.cell", { x: at.x, y: at.y, title }),
        isHere ? tTools("map.here") : "",
        isPicked ? tTools("map.picked") : inArea ? tTools("map.inArea") : "",
        blocks ? tTools("map.blocks") : "",
      ];
      return {
        ...at,
        key: `${dx},${dy}`,
        type,
        here: isHere,
        picked: isPicked,
        inArea,
        blocks,
        label: notes.filter(Boolean).join(", "),
      };
    }),
  );
}
