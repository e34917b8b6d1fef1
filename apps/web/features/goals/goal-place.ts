/** Where on the explored map a goal is reached. */
import type { Position, ViewAnswer } from "@emberlode/contract";
import { type FieldType, isDiggable } from "@emberlode/game";
import { typeOnMap } from "../field/hooks/use-fields.ts";
import { nearestCell, nearestUnseen } from "../field/nearest-cell.ts";
import type { GoalPlace } from "./ladder.ts";

export interface Look {
  view: ViewAnswer;
  /** Where the player stands. */
  from: Position;
  isSpent: (at: Position) => boolean;
  /** The best place to dig nearby, except the player's own field; null for none. */
  dig: Position | null;
}

const isAt = (at: Position) => (other: Position) => other.x === at.x && other.y === at.y;

function serves(
  place: Exclude<GoalPlace, "dig" | "unseen">,
  type: FieldType,
  at: Position,
  { view, isSpent }: Look,
): boolean {
  if (place === "own base") return isAt(at)(view.base);
  if (place === "vein") return view.veins.some(isAt(at)) && !isSpent(at);
  if (type !== place || isSpent(at)) return false;
  if (place === "base") return view.bases.some(isAt(at));
  if (place === "factory") return !view.factories.some(isAt(at));
  return true;
}

/** The nearest explored field for a goal, possibly the player's own; null for none. */
export function goalPlace(place: GoalPlace, look: Look): Position | null {
  const { view, from } = look;
  if (place === "unseen") return nearestUnseen(view, from);
  if (place === "dig") {
    const here = typeOnMap(view, from);
    return here !== null && isDiggable(here) && !look.isSpent(from) ? from : look.dig;
  }
  return nearestCell(view, from, (type, at) => serves(place, type, at, look));
}
