/** The state that one try of an action is judged by. */
import type { Changes, PlayerState, Position, WaitingBase } from "@emberlode/game";
import { cooldownOf } from "./cache.ts";
import { type Cached, type Entries, fieldKey } from "./cached.ts";

/** Who and what takes part in an action. */
export interface Participants {
  /** Some of them may not exist. */
  ids: readonly number[];
  cells: readonly Position[];
}

/** When an action is judged, and what is different for it than it is stored. */
interface Moment {
  /** Milliseconds. */
  now: number;
  hasKey: boolean;
  base?: Position;
  leaving?: ReadonlySet<number>;
}

const NOBODY: ReadonlySet<number> = new Set();

/** Players and fields that are locked, as they are now. */
export class Locked {
  readonly ids: readonly number[];
  readonly cells: readonly Position[];
  /** The players who exist. */
  readonly entries: Entries;
  /** Who acts. */
  readonly actor: PlayerState;
  readonly now: number;
  /** The actor's base while it waits for its place; null while it is on the map. */
  readonly waitingBase: WaitingBase | null;
  readonly #own: Cached;
  readonly #hasKey: boolean;
  /** Whose bases leave the map before the action is judged. */
  readonly #leaving: ReadonlySet<number>;

  constructor(
    { ids, cells }: Participants,
    entries: Entries,
    own: Cached,
    { now, hasKey, base, leaving = NOBODY }: Moment,
  ) {
    this.ids = ids;
    this.cells = cells;
    this.entries = entries;
    this.actor = base ? { ...own.state, baseX: base.x, baseY: base.y } : own.state;
    this.waitingBase = own.waitingBase;
    this.now = now;
    this.#own = own;
    this.#hasKey = hasKey;
    this.#leaving = leaving;
  }

  /**
   * The same with the actor's waiting base at a cell, and without the bases of those who leave for it: as
   * rules see who is being given a place.
   */
  withBase({ x, y }: Position, leaving: readonly number[] = []): Locked {
    const { now } = this;
    return new Locked(this, this.entries, this.#own, {
      ...{ now, hasKey: this.#hasKey },
      base: { x, y },
      leaving: new Set(leaving),
    });
  }

  /** One of those who take part; undefined for anybody else, and for one who does not exist. */
  player(id: number): PlayerState | undefined {
    if (id === this.actor.id) return this.actor;
    const state = this.entries.get(id)?.state;
    if (state === undefined || !this.#leaving.has(id)) return state;
    return { ...state, baseX: null, baseY: null };
  }

  /** Whether a player was to take part and does not exist. */
  isGone(id: number): boolean {
    return this.ids.includes(id) && !this.entries.has(id);
  }

  isLocked(cell: Position): boolean {
    const key = fieldKey(cell);
    return this.cells.some((one) => fieldKey(one) === key);
  }

  /** Until when the actor has used up a field, or null. */
  cooldownUntil(cell: Position): number | null {
    return cooldownOf(this.#own, cell, this.now);
  }

  /** Whether anything is to be written; with a key, at least the answer. */
  isWritten(changes: Changes): boolean {
    return this.#hasKey || changes.length > 0;
  }

  /** The actor's version once these changes are written. */
  versionAfter(changes: Changes): number {
    return this.#own.version + (this.isWritten(changes) ? 1 : 0);
  }
}
