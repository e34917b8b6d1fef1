/** Exploring forests (spec §7, rules §7). */
import { SPECIAL_FIELD_TYPES } from "../catalogue/fields.ts";
import { TOOL_IDS, type ToolId } from "../catalogue/tools.ts";
import { UNITS } from "../catalogue/units.ts";
import { freeSlots } from "../power.ts";
import type { Env, Result } from "../result.ts";
import type {
  FactoryState,
  FieldState,
  LedgerEntry,
  PlayerPatch,
  PlayerState,
  Position,
} from "../state.ts";
import { isExploredNear } from "../world/explored.ts";
import { cellIndex, distance, isSameCell } from "../world/grid.ts";
import { type ClosedFind, closeFind, searchFatigue } from "./close-find.ts";
import { type ForestRoll, rollForest } from "./forest-roll.ts";

/** A building that a map can name. */
export type Landmark = Pick<FieldState, "x" | "y" | "type">;

export interface ExploreForestState {
  player: PlayerState;
  /** The field of `input.field` as the map has it. */
  field: Pick<FieldState, "x" | "y" | "type">;
  /** Until when the player has used the forest up; null for never. */
  spentUntil: number | null;
  /** Everything the player owns, the base included. */
  factories: readonly FactoryState[];
  /** The world's special buildings; those that the player has seen already are passed over. */
  landmarks: readonly Landmark[];
}

export interface ExploreForestOutcome extends Omit<ClosedFind, "changes"> {
  /** What was found; `nothing` only befalls the tired. */
  find: ForestRoll["find"];
  /** How many: pikemen that joined, mines, drives, metal or energy; of a map 1, or 0 for none. */
  amount: number;
  /** The building that a map names; null where every one is known. */
  landmark: Landmark | null;
  /** The resource of a lottery prize. */
  resource: "metal" | "energy" | null;
  metal: number;
  energy: number;
  /** Counter of the provable roll. */
  roll: number;
}

export type ExploreForestRefusal = "NOT_HERE" | "WRONG_FIELD" | "SPENT";

type Effect = Pick<ExploreForestOutcome, "amount" | "landmark" | "resource"> & {
  set: PlayerPatch;
  detail: LedgerEntry["detail"];
};

/** The nearest special building that the player has not seen, the northernmost of equals. */
function nearestUnseen({ player, landmarks }: ExploreForestState): Landmark | null {
  const special: readonly string[] = SPECIAL_FIELD_TYPES;
  const byDistance = landmarks
    .filter(({ type }) => special.includes(type))
    .toSorted((a, b) => distance(player, a) - distance(player, b) || cellIndex(a) - cellIndex(b));
  return byDistance.find((mark) => !isExploredNear(player.explored, mark)) ?? null;
}

function addTools({ tools }: PlayerState, tool: ToolId, count: number): PlayerPatch {
  const index = TOOL_IDS.indexOf(tool);
  return { tools: tools.with(index, (tools[index] ?? 0) + count) };
}

/** How many of some pikemen find room (rules §7). */
export function pikemenThatFit(
  player: PlayerState,
  factories: readonly FactoryState[],
  count: number,
): number {
  const each = UNITS.attack[0]?.slots ?? 1;
  return Math.min(count, Math.floor(Math.max(0, freeSlots(factories, player)) / each));
}

/** What a roll does to this player. */
function effectOf(state: ExploreForestState, roll: ForestRoll): Effect {
  const { player, factories } = state;
  const none: Effect = { amount: 0, landmark: null, resource: null, set: {}, detail: {} };
  switch (roll.find) {
    case "nothing":
      return none;
    case "map": {
      const landmark = nearestUnseen(state);
      if (landmark === null) return none;
      const detail = { toX: landmark.x, toY: landmark.y, toType: landmark.type };
      return { ...none, amount: 1, landmark, detail };
    }
    case "pikeman": {
      const amount = pikemenThatFit(player, factories, roll.count);
      const attackUnits = player.attackUnits.with(0, (player.attackUnits[0] ?? 0) + amount);
      return { ...none, amount, set: { attackUnits }, detail: { met: roll.count, amount } };
    }
    case "mines": {
      const { count: amount } = roll;
      return { ...none, amount, set: addTools(player, "mines", amount), detail: { amount } };
    }
    case "lotto": {
      const { resource, amount } = roll;
      const set = { [resource]: player[resource] + amount };
      return { ...none, amount, resource, set, detail: { resource } };
    }
    default:
      return { ...none, amount: 1, set: addTools(player, roll.find, 1) };
  }
}

/**
 * Explores the forest where the player stands, once per 2 hours, by a provable roll: a map to the
 * nearest special building not seen yet, pikemen who join free as far as slots allow, mines, a
 * lottery prize or a drive. Fatigue makes all of it rarer. Refuses with `NOT_HERE` (another
 * field), `WRONG_FIELD` (not a forest) and `SPENT` (with the time left).
 * Source: rules §4, §7, §16.
 */
export function exploreForest(
  state: ExploreForestState,
  input: { field: Position },
  { now, random }: Env,
): Result<ExploreForestOutcome, ExploreForestRefusal> {
  const { player, field, spentUntil } = state;
  if (!isSameCell(player, input.field) || !isSameCell(player, field)) {
    return { ok: false, code: "NOT_HERE" };
  }
  if (field.type !== "forest") return { ok: false, code: "WRONG_FIELD" };
  if (spentUntil !== null && spentUntil > now) {
    return { ok: false, code: "SPENT", waitMs: spentUntil - now };
  }

  const { divisor } = searchFatigue(player, "forest", now);
  const roll = rollForest(divisor, random);
  const { set, detail, ...effect } = effectOf(state, roll);
  const { metal = player.metal, energy = player.energy } = set;
  const { changes, ...closed } = closeFind(
    {
      player,
      field,
      kind: "forest",
      find: roll.find,
      set,
      detail,
      metal: metal - player.metal,
      energy: energy - player.energy,
    },
    now,
  );
  return {
    ok: true,
    changes,
    outcome: { find: roll.find, ...effect, metal, energy, roll: player.rolls, ...closed },
  };
}
