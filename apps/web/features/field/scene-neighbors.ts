import type { Position } from "@emberlode/contract";
import { DIRECTION_IDS, step } from "@emberlode/game";

/** The eight cells around a cell. */
export function neighborsOf(at: Position): Position[] {
  return DIRECTION_IDS.filter((direction) => direction !== "stay").map((to) => step(at, to));
}
