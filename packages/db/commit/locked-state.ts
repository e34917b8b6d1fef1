/** The state that one try of an action is judged on. */
import {
  type Changes,
  cellIndex,
  type PlayerState,
  type Position,
  type WaitingBase,
} from "@emberlode/game";
import { cooldownOf } from "./cache.ts";
import type { CachedPlayer, Entries } from "./cached-player.ts";

/** The participants of an action. */
export interface Participants {
  /** Some of them may not exist. */
  ids: readonly number[];
  cells: readonly Position[];
}

/** When an action is judged, and how its state differs from the stored one. */
interface LockedStateOptions {
  /** Milliseconds. */
  now: number;
  hasKey: boolean;
  base?: Position;
  leaving?: ReadonlySet<number>;
}

const NO_PLAYERS: ReadonlySet<number> = new Set();

/** Locked players and fields with their current state. */
export class LockedState {
  readonly ids: readonly number[];
  readonly cells: readonly Position[];
  /** The players who exist. */
  readonly entries: Entries;
  /** The acting player. */
  readonly actor: PlayerState;
  readonly now: number;
  /** The actor's base while it waits for its place; null while it is on the map. */
  readonly waitingBase: WaitingBase | null;
  readonly #actorEntry: CachedPlayer;
  readonly #hasKey: boolean;
  /** Players whose bases leave the map before the action is judged. */
  readonly #leaving: ReadonlySet<number>;

  constructor(
    { ids, cells }: Participants,
    entries: Entries,
    actorEntry: CachedPlayer,
    { now, hasKey, base, leaving = NO_PLAYERS }: LockedStateOptions,
  ) {
    this.ids = ids;
    this.cells = cells;
    this.entries = entries;
    this.actor = base ? { ...actorEntry.state, baseX: base.x, baseY: base.y } : actorEntry.state;
    this.waitingBase = actorEntry.waitingBase;
    this.now = now;
    this.#actorEntry = actorEntry;
    this.#hasKey = hasKey;
    this.#leaving = leaving;
  }

  /**
   * This state with the actor's waiting base on a cell, and without the bases that leave for it,
   * for rules that judge a placement.
   */
  withBase({ x, y }: Position, leaving: readonly number[] = []): LockedState {
    const { now } = this;
    return new LockedState(this, this.entries, this.#actorEntry, {
      now,
      hasKey: this.#hasKey,
      base: { x, y },
      leaving: new Set(leaving),
    });
  }

  /** A participant; undefined for any other or nonexistent player. */
  player(id: number): PlayerState | undefined {
    if (id === this.actor.id) return this.actor;
    const state = this.entries.get(id)?.state;
    if (state === undefined || !this.#leaving.has(id)) return state;
    return { ...state, baseX: null, baseY: null };
  }

  /** Whether a participant does not exist. */
  isGone(id: number): boolean {
    return this.ids.includes(id) && !this.entries.has(id);
  }

  isLocked(cell: Position): boolean {
    const key = cellIndex(cell);
    return this.cells.some((locked) => cellIndex(locked) === key);
  }

  /** When the actor can use a field again; null if it is not spent. */
  cooldownUntil(cell: Position): number | null {
    return cooldownOf(this.#actorEntry, cell, this.now);
  }

  /** Whether anything is written; with a key, at least the answer is. */
  isWritten(changes: Changes): boolean {
    return this.#hasKey || changes.length > 0;
  }

  /** The actor's version once these changes are written. */
  versionAfter(changes: Changes): number {
    return this.#actorEntry.version + (this.isWritten(changes) ? 1 : 0);
  }
}
