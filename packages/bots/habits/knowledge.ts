/** What a player knows from calls: all that a habit may look at. */
import type { BattleTarget, FactoryTarget, Field, OwnedFactory, Status } from "@emberlode/contract";
import type { ExcavatorPartId, Position, Resource, ToolId } from "@emberlode/game";
import type { Land } from "./land.ts";

/** What is known of another player. */
export interface KnownPlayer {
  /** When the account was made, as the player's page says. */
  since: number;
  /** Total power; null for a player off the map. */
  power: number | null;
  baseLevel: number | null;
}

/** Somebody else's base, or a factory, as it was when it was last looked at. */
export interface LookedAt {
  at: number;
  /** Who holds it, by name; null for nobody. */
  owner: string | null;
}

/** What standing before a base or factory told. */
export type Assessment = { at: number } & (
  | { of: "base"; target: BattleTarget }
  | { of: "factory"; target: FactoryTarget }
);

/** Times are milliseconds by the server's clock; cells are known by their index. */
export interface Knowledge {
  readonly now: number;
  readonly name: string;
  readonly status: Status;
  /** What one dig yields, at least and at most. */
  readonly range: Readonly<Record<Resource, readonly [min: number, max: number]>>;
  readonly parts: Readonly<Record<ExcavatorPartId, { held: number; installed: number }>>;
  readonly tools: Readonly<Partial<Record<ToolId, number>>>;
  readonly researches: Readonly<Partial<Record<ToolId, number>>>;
  /** The player's own, the base among them once it stands. */
  readonly factories: readonly OwnedFactory[];
  readonly land: Land;
  /** Bases of others on explored cells, by cell index: whose they are. */
  readonly bases: ReadonlyMap<number, string>;
  readonly veins: ReadonlySet<number>;
  /** Until when fields are used up. */
  readonly spent: ReadonlyMap<number, number>;
  /** The field underfoot as the last step showed it; null before the first. */
  readonly here: Field | null;
  readonly looked: ReadonlyMap<number, LookedAt>;
  readonly assessed: ReadonlyMap<number, Assessment>;
  /** By username. */
  readonly players: ReadonlyMap<string, KnownPlayer>;
  /** Who attacked this player, by username. */
  readonly attackers: ReadonlySet<string>;
  /** Until when an intent is not tried again, by its name (`nameOf`). */
  readonly refused: ReadonlyMap<string, number>;
  /** Plain factories that the whole group of bots holds, this player's own included. */
  readonly groupFactories: number;
}

/** The player's own base; undefined before it stands. */
export function ownBase({ factories }: Knowledge): OwnedFactory | undefined {
  return factories.find(({ factory }) => factory.type === "base");
}

/** How many plain factories the player holds. */
export function plainFactories({ factories }: Knowledge): number {
  return factories.filter(({ factory }) => factory.type === "factory").length;
}

/** Whether the player has not used the field up. */
export function isFresh({ spent, now }: Knowledge, index: number): boolean {
  return (spent.get(index) ?? 0) <= now;
}

/** Where the player stands. */
export function position({ status: { x, y } }: Knowledge): Position {
  return { x, y };
}
