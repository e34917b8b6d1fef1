/** A player in memory, as actions read it. */
import type { PlayerState, WaitingBase } from "@emberlode/game";

export interface CachedPlayer {
  state: PlayerState;
  version: number;
  /** The season that the world was in. */
  season: number;
  /** The base while it waits for its place; null while it is on the map. */
  waitingBase: WaitingBase | null;
  /** Expiry of spent fields by `cellIndex`. */
  cooldowns: Map<number, number>;
  /** Days and referees whose referral line can still be updated, see `referralDayKey`. */
  referralDayKeys: Set<string>;
  /** When this last matched the database: it was read, checked or written after this time. */
  checkedAt: number;
}

/** The players of an action. */
export type Entries = ReadonlyMap<number, CachedPlayer>;

/** The key of a referrer's line for a day and referee. */
export const referralDayKey = (day: number, refereeId: number): string => `${day}:${refereeId}`;
