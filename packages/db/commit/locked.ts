/** What one try of an action is judged by. */
import type { Changes, PlayerState, Position, WaitingBase } from "@emberlode/game";
import { cooldownOf } from "./cache.ts";
import { type Cached, type Entries, fieldKey } from "./cached.ts";

/** Who and what takes part in an action. */
export interface Participants {
  /** Some of them may not exist. */
  ids: readonly number[];
  cells: readonly Position[];
}

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

  constructor(
    { ids, cells }: Participants,
    entries: Entries,
    own: Cached,
    { now, hasKey, base }: { now: number; hasKey: boolean; base?: Position },
  ) {
    this.ids = ids;
    this.cells = cells;
    this.entries = entries;
    this.actor = base ? { ...own.state, baseX: base.x, baseY: base.y } : own.state;
    this.waitingBase = own.waitingBase;
    this.now = now;
    this.#own = own;
    this.#hasKey = hasKey;
  }

  /** The same with the actor's waiting base at a cell, as rules see who is being given a place. */
  withBase({ x, y }: Position): Locked {
    const { now } = this;
    return new Locked(this, this.entries, this.#own, {
      ...{ now, hasKey: this.#hasKey },
      base: { x, y },
    });
  }

  /** One of those who take part; undefined for anybody else, and for one who does not exist. */
  player(id: number): PlayerState | undefined {
    return id === this.actor.id ? this.actor : this.entries.get(id)?.state;
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

  /** Whether anything is to be written; under a key, at least the answer. */
  isWritten(changes: Changes): boolean {
    return this.#hasKey || changes.length > 0;
  }

  /** The actor's version once these changes are written. */
  versionAfter(changes: Changes): number {
    return this.#own.version + (this.isWritten(changes) ? 1 : 0);
  }
}
