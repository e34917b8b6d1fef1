import type { PlayerState, Position, WaitingBase } from "@emberlode/game";

/** A player in memory. */
export interface Cached {
  state: PlayerState;
  version: number;
  /** The base while it waits for its place; null while it is on the map. */
  waitingBase: WaitingBase | null;
  /** Used-up fields by cell number, until when. */
  cooldowns: Map<number, number>;
  /** The referral lines of the log that may still be added to, see `referralLine`. */
  referralLines: Set<string>;
  /** When this was last what the database holds: read, checked or written after this moment. */
  checkedAt: number;
}

/** The players of an action. */
export type Entries = ReadonlyMap<number, Cached>;

/** A cell as one number. */
export const fieldKey = ({ x, y }: Position): number => y * 100 + x;

/** The key of a referrer's line of a day. */
export const referralLine = (day: number, refereeId: number): string => `${day}:${refereeId}`;
