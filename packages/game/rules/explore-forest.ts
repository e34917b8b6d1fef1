/** Exploring forests (spec §7, rules §7). */
import { addCount } from "../by-id.ts";
import { SPENT_MS } from "../catalogue/limits.ts";
import type { ToolId } from "../catalogue/tools.ts";
import { UNITS } from "../catalogue/units.ts";
import { freeSlots } from "../power.ts";
import { type Amounts, type Resource, subtractAmounts } from "../resource.ts";
import type { Env, Result } from "../result.ts";
import type {
  FactoryState,
  FieldState,
  LedgerEntry,
  PlayerPatch,
  PlayerState,
  Position,
} from "../state.ts";
import { isSeen } from "../world/explored.ts";
import { cellIndex, gridDistance, isSameCell } from "../world/grid.ts";
import { type FinishedSearch, finishSearch, searchFatigue } from "./finish-search.ts";
import { type ForestRoll, rollForest } from "./forest-roll.ts";
import { isSpecialField } from "./tools/ground.ts";
import { waitLeft } from "./waits.ts";

/** A building that a map can show. */
export type Landmark = Pick<FieldState, "x" | "y" | "type">;

export interface ExploreForestState {
  player: PlayerState;
  /** The field at `input.field`, as stored in the map. */
  field: Pick<FieldState, "x" | "y" | "type">;
  /** When the player can explore the forest again; null for never explored. */
  spentUntil: number | null;
  /** All factories of the player, including the base. */
  factories: readonly FactoryState[];
  /** The world's special buildings. Those the player has seen are skipped. */
  landmarks: readonly Landmark[];
}

/** The find. Only fatigue leads to `nothing`. */
export type ForestFind =
  | { find: "nothing" }
  /** The building that the map shows; null if all are known. */
  | { find: "map"; landmark: Landmark | null }
  | { find: "lotto"; resource: Resource; amount: number }
  /** Pikemen that joined, mines or drives. */
  | { find: "pikeman" | "mines" | "prob_drive" | "improb_drive"; amount: number };

/** A finished search, with the resources carried afterward. */
interface SearchSummary extends Omit<FinishedSearch, "changes">, Amounts {
  /** Counter of the provable roll. */
  roll: number;
}

export type ExploreForestOutcome = SearchSummary & ForestFind;

export type ExploreForestRefusal = "NOT_HERE" | "WRONG_FIELD" | "SPENT";

interface Effect {
  found: ForestFind;
  set?: PlayerPatch;
  detail?: LedgerEntry["detail"];
}

/** The nearest special building that the player has not seen. Ties go to the northernmost. */
function nearestUnseen({ player, landmarks }: ExploreForestState): Landmark | null {
  const byDistance = landmarks
    .filter(({ type }) => isSpecialField(type))
    .toSorted(
      (a, b) => gridDistance(player, a) - gridDistance(player, b) || cellIndex(a) - cellIndex(b),
    );
  return byDistance.find((mark) => !isSeen(player.explored, mark)) ?? null;
}

function addTools({ tools }: PlayerState, tool: ToolId, count: number): PlayerPatch {
  return { tools: addCount(tools, tool, count) };
}

/** How many of `count` Pikemen fit into the free slots (rules §7). */
export function pikemenThatFit(
  player: PlayerState,
  factories: readonly FactoryState[],
  count: number,
): number {
  const each = UNITS.attack[0]?.slots ?? 1;
  return Math.min(count, Math.floor(Math.max(0, freeSlots(factories, player)) / each));
}

function effectOf(state: ExploreForestState, roll: ForestRoll): Effect {
  const { player, factories } = state;
  switch (roll.find) {
    case "nothing":
      return { found: roll };
    case "map": {
      const landmark = nearestUnseen(state);
      const found = { find: roll.find, landmark };
      if (landmark === null) return { found };
      return { found, detail: { toX: landmark.x, toY: landmark.y, toType: landmark.type } };
    }
    case "pikeman": {
      const { find, count } = roll;
      const amount = pikemenThatFit(player, factories, count);
      const attackUnits = player.attackUnits.with(0, (player.attackUnits[0] ?? 0) + amount);
      return { found: { find, amount }, set: { attackUnits }, detail: { met: count, amount } };
    }
    case "mines": {
      const { find, count: amount } = roll;
      return { found: { find, amount }, set: addTools(player, find, amount), detail: { amount } };
    }
    case "lotto": {
      const { resource, amount } = roll;
      const set = { carried: addCount(player.carried, resource, amount) };
      return { found: roll, set, detail: { resource } };
    }
    default: {
      const { find } = roll;
      return { found: { find, amount: 1 }, set: addTools(player, find, 1) };
    }
  }
}

/**
 * Explores the forest on the player's field, once per `SPENT_MS.forest`, by a provable roll: a map
 * to the nearest unseen special building, Pikemen who join for free as slots allow, mines, a
 * lottery prize or a drive. Fatigue makes all of them rarer. Refuses with `NOT_HERE` (another
 * field), `WRONG_FIELD` (not a forest) and `SPENT` (with the time left). Source: rules §4, §7, §16.
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
  const cooldownMs = waitLeft(spentUntil ?? 0, SPENT_MS.forest, now);
  if (cooldownMs > 0) return { ok: false, code: "SPENT", waitMs: cooldownMs };

  const { divisor } = searchFatigue(player, "forest", now);
  const roll = rollForest(divisor, random);
  const { found, set = {}, detail = {} } = effectOf(state, roll);
  const { carried = player.carried } = set;
  const { changes, ...result } = finishSearch(
    {
      player,
      field,
      kind: "forest",
      find: roll.find,
      set,
      detail,
      ...subtractAmounts(carried, player.carried),
    },
    now,
  );
  return {
    ok: true,
    changes,
    outcome: { ...carried, roll: player.rolls, ...found, ...result },
  };
}
