/** The map as the page knows it, in the form that the rules of tools take. */
import type { Position, ViewAnswer } from "@emberlode/contract";
import type { Ground } from "@emberlode/game";
import { typeOnMap } from "../field/use-fields.ts";

/** The field at a cell; undefined if it is unexplored. */
export type GroundAt = (cell: Position) => Ground | undefined;

export function knownGround(view: ViewAnswer | undefined): GroundAt {
  return (cell) => {
    const type = typeOnMap(view, cell);
    return type === null ? undefined : { x: cell.x, y: cell.y, type, ownerId: null };
  };
}
