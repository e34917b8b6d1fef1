/** Habits: pure functions from what a player knows to their next intent. */

export { bestCell, eachAtDistance, MAX_DISTANCE, stepsTo } from "./habits/cells-by-distance.ts";
export { mayFight, mayHoldOneMore } from "./habits/fair-play.ts";
export { CAPTURE_REACH, MIN_PIKEMEN, PIKEMEN_PER_WALL } from "./habits/fight.ts";
export {
  type Aim,
  aimOf,
  type Habit,
  habitFor,
  habitOf,
  neighborHabit,
  restUntil,
} from "./habits/habit.ts";
export { type Intent, refusalKey } from "./habits/intent.ts";
export { nextPart, PARTS_WORTH_A_TRIP, RESOURCES_WORTH_A_TRIP } from "./habits/invest.ts";
export {
  type AssessedFactory,
  type Assessment,
  type FieldSighting,
  type Knowledge,
  type KnownPlayer,
  type KnownRelic,
  nearestOf,
} from "./habits/knowledge.ts";
export { KnownLand, type Land } from "./habits/land.ts";
export {
  neighborOf,
  TEMPERAMENT_IDS,
  TEMPERAMENTS,
  type Temperament,
  type TemperamentId,
} from "./habits/temperament.ts";
export { type Earner, type Worths, worthByFieldType } from "./habits/worth.ts";
