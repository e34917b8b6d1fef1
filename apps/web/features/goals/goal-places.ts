/** Where goals are reached on the explored map. */
import type { Position, ViewAnswer } from "@emberlode/contract";
import { type FieldType, gridDistance, isDiggable, RELIC_AREA } from "@emberlode/game";
import {
  type FactorySearch,
  nearestCapture,
  nearestPlunder,
  nextCapture,
} from "../factories/nearest-factory.ts";
import { nearestCell, nearestUnseen } from "../field/use-nearest.ts";
import type { RelicMarks } from "../relics/relic-marks.ts";
import type { GoalPlace } from "./goals.ts";

export interface GoalSearch {
  view: ViewAnswer;
  /** The player's position. */
  from: Position;
  /** The type of the player's field, which may be a mirage that no map shows. */
  here: FieldType | null;
  isSpent: (at: Position) => boolean;
  /** Whether the player found the base there to be out of reach. */
  isProtected: (at: Position) => boolean;
  /** Whether the player has a shield, which a fight against another player would end. */
  isShielded: boolean;
  factories: FactorySearch;
  relics: RelicMarks;
  /** The best place to dig nearby, excluding the field the player is on; null if none. */
  dig: Position | null;
}

const isAt = (at: Position) => (other: Position) => other.x === at.x && other.y === at.y;

/** Places of goals that need a search of their own. */
type SearchedPlace =
  | "dig"
  | "relic"
  | "unseen"
  | "factory"
  | "medium"
  | "works"
  | "plunder"
  | "mirage";

function matchesGoal(
  place: Exclude<GoalPlace, SearchedPlace>,
  type: FieldType,
  at: Position,
  { view, isSpent, isProtected }: GoalSearch,
): boolean {
  if (place === "vein") return view.veins.some(isAt(at)) && !isSpent(at);
  if (type !== place || isSpent(at)) return false;
  if (place === "base") return view.bases.some(isAt(at)) && !isProtected(at);
  return true;
}

function cellOf(key: string): Position {
  const [x = 0, y = 0] = key.split("/").map(Number);
  return { x, y };
}

/** The nearest base of another player; while shielded, a labeled bot's first. */
function nearestBase(context: GoalSearch): Position | null {
  const { view, from, isShielded } = context;
  const matches = (type: FieldType, at: Position) => matchesGoal("base", type, at, context);
  const bots = view.bases.filter(({ isBot }) => isBot);
  const isBots = (type: FieldType, at: Position) => bots.some(isAt(at)) && matches(type, at);
  return (isShielded ? nearestCell(view, from, isBots) : null) ?? nearestCell(view, from, matches);
}

/** The nearest relic that was seen, else the nearest center of an area; null if none is left. */
function nearestRelic({ relics, from }: Pick<GoalSearch, "from" | "relics">): Position | null {
  const places = [...relics].flatMap(([key, mark]) => {
    const at = cellOf(key);
    return mark === "area" ? [] : { at, isSeen: mark === "seen", steps: gridDistance(from, at) };
  });
  const [best] = places.sort((a, b) => Number(b.isSeen) - Number(a.isSeen) || a.steps - b.steps);
  return best?.at ?? null;
}

/** The center of the area of a relic that the player is in; null if in none. */
export function relicArea(relics: RelicMarks, from: Position): Position | null {
  const centers = [...relics].filter(([, mark]) => mark === "center").map(([key]) => cellOf(key));
  return centers.find((center) => gridDistance(center, from) <= RELIC_AREA / 2) ?? null;
}

/** The nearest explored field for a goal, including the one the player is on; null if none. */
export function goalPlace(place: GoalPlace, context: GoalSearch): Position | null {
  const { view, from, factories } = context;
  if (place === "unseen") return nearestUnseen(view, from);
  if (place === "plunder") return nearestPlunder(view, from, factories);
  if (place === "factory") return nextCapture(view, from, factories);
  if (place === "medium" || place === "works") return nearestCapture(view, from, factories, place);
  if (place === "relic") return nearestRelic(context);
  if (place === "base") return nearestBase(context);
  if (place === "dig") {
    const { here } = context;
    return here !== null && isDiggable(here) && !context.isSpent(from) ? from : context.dig;
  }
  if (place === "mirage") return context.here === "mirage" ? from : null;
  return nearestCell(view, from, (type, at) => matchesGoal(place, type, at, context));
}
