/** The player's knowledge from calls. A habit can use nothing else. */
import type {
  BattleTarget,
  FactoryTarget,
  Field,
  OwnedFactory,
  Scout,
  Status,
} from "@emberlode/contract";
import {
  cellAt,
  type ExcavatorPartId,
  type FactoryClassId,
  type FieldType,
  type Position,
  type Resource,
  type ToolId,
} from "@emberlode/game";
import { stepsTo } from "./cells-by-distance.ts";
import type { Land } from "./land.ts";

export interface KnownPlayer {
  /** When the account was created. */
  since: number;
  /** Total power; null for a player off the map. */
  power: number | null;
  baseLevel: number | null;
}

/** Another player's base, or a factory, as last seen. */
export interface FieldSighting {
  seenAt: number;
  /** Username of the owner, or null. */
  owner: string | null;
  /** Slots of a factory; null while another player hides them. */
  slots: number | null;
  /** The class of a factory, which is public; null for other fields. */
  class?: FactoryClassId | null;
  /** Until when nobody can take it; 0 if anyone may try. */
  safeUntil: number;
}

/** A factory before a fight, as far as bots consider it. */
export interface AssessedFactory
  extends Pick<
    FactoryTarget,
    "owner" | "safeUntil" | "refusal" | "plunderRefusal" | "attacksLeft"
  > {
  scout: Pick<Scout, "guard" | "slots"> | null;
}

/** Facts read on the field of a base or factory. */
export type Assessment = { seenAt: number } & (
  | { targetType: "base"; target: BattleTarget }
  | { targetType: "factory"; target: AssessedFactory }
);

/** One of the player's relics of today that is not taken. */
export interface KnownRelic {
  /** Where it is, once it was seen. */
  cell: Position | null;
  /** Cell indexes of its area where it can still be. */
  candidates: ReadonlySet<number>;
}

/** Times are milliseconds of the server's clock. Cells are identified by index. */
export interface Knowledge {
  readonly now: number;
  readonly name: string;
  readonly status: Status;
  /** Minimum and maximum yield of one dig. */
  readonly range: Readonly<Record<Resource, readonly [min: number, max: number]>>;
  readonly parts: Readonly<Record<ExcavatorPartId, { held: number; installed: number }>>;
  readonly tools: Readonly<Partial<Record<ToolId, number>>>;
  readonly researches: Readonly<Partial<Record<ToolId, number>>>;
  /** The player's own, including the base once it is on the map. */
  readonly factories: readonly OwnedFactory[];
  readonly land: Land;
  /** Owners of other players' bases on explored cells, by cell index. */
  readonly bases: ReadonlyMap<number, string>;
  readonly veins: ReadonlySet<number>;
  readonly relics: readonly KnownRelic[];
  /** Until when fields are spent. */
  readonly spent: ReadonlyMap<number, number>;
  /** The player's own field as of the last step; null before the first. */
  readonly here: Field | null;
  readonly sightings: ReadonlyMap<number, FieldSighting>;
  readonly assessed: ReadonlyMap<number, Assessment>;
  /** By username. */
  readonly players: ReadonlyMap<string, KnownPlayer>;
  /** Players who attacked this one, by username. */
  readonly attackers: ReadonlySet<string>;
  /** Until when a refused intent is not retried, by `refusalKey`. */
  readonly refused: ReadonlyMap<string, number>;
  /** Plain factories held by the whole group of bots, including this one. */
  readonly groupFactories: number;
}

/** The player's own base; undefined before it is on the map. */
export function ownBase({ factories }: Knowledge): OwnedFactory | undefined {
  return factories.find(({ factory }) => factory.type === "base");
}

export function plainFactories({ factories }: Knowledge): number {
  return factories.filter(({ factory }) => factory.type === "factory").length;
}

/** Whether the field is not spent for the player. */
export function isFresh({ spent, now }: Knowledge, index: number): boolean {
  return (spent.get(index) ?? 0) <= now;
}

export function position({ status: { x, y } }: Knowledge): Position {
  return { x, y };
}

/**
 * Position of the nearest known field of a type, ties to the first discovered; null if none is
 * known.
 */
export function nearestOf(known: Knowledge, type: FieldType): Position | null {
  const here = position(known);
  let nearestIndex: number | null = null;
  let steps = Number.POSITIVE_INFINITY;
  for (const index of known.land.of(type)) {
    const stepsAway = stepsTo(here, index);
    if (stepsAway >= steps) continue;
    nearestIndex = index;
    steps = stepsAway;
  }
  return nearestIndex === null ? null : cellAt(nearestIndex);
}
