import type { PlayerState, Position, WaitingBase } from "@emberlode/game";

/** A cached player. */
export interface Cached {
  state: PlayerState;
  version: number;
  /** The base while it waits for its place; null while it is on the map. */
  waitingBase: WaitingBase | null;
  /** Used-up fields by cell number, and until when. */
  cooldowns: Map<number, number>;
  /** The referral lines of the log that can still be added to, see `referralLine`. */
  referralLines: Set<string>;
  /** When this last matched the database: it was read, checked or written after this moment. */
  checkedAt: number;
}

/** The players of an action. */
export type Entries = ReadonlyMap<number, Cached>;

/** A cell as one number. */
export const fieldKey = ({ x, y }: Position): number => y * 100 + x;

/** The key of a referrer's line of a day. */
export const referralLine = (day: number, refereeId: number): string => `${day}:${refereeId}`;
