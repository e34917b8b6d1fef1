/** Where on the explored map a goal is reached. */
import type { Position, ViewAnswer } from "@emberlode/contract";
import { type FieldType, isDiggable } from "@emberlode/game";
import { nearestCell, nearestUnseen } from "../field/nearest-cell.ts";
import type { GoalPlace } from "./ladder.ts";

export interface Look {
  view: ViewAnswer;
  /** Where the player stands. */
  from: Position;
  isSpent: (at: Position) => boolean;
}

const isAt = (at: Position) => (other: Position) => other.x === at.x && other.y === at.y;

function serves(place: GoalPlace, type: FieldType, at: Position, { view, isSpent }: Look): boolean {
  if (place === "own base") return view.base !== null && isAt(at)(view.base);
  if (place === "vein") return view.veins.some(isAt(at)) && !isSpent(at);
  if (place === "dig") return isDiggable(type) && !isSpent(at);
  if (type !== place || isSpent(at)) return false;
  if (place === "base") return view.bases.some(isAt(at));
  if (place === "factory") return !view.factories.some(isAt(at));
  return true;
}

/** The nearest explored field for a goal, which may be the one under the player; null for none. */
export function goalPlace(place: GoalPlace, look: Look): Position | null {
  if (place === "unseen") return nearestUnseen(look.view, look.from);
  return nearestCell(look.view, look.from, (type, at) => serves(place, type, at, look));
}
