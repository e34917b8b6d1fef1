import type { Position } from "@emberlode/contract";
import { playerAtom } from "../../lib/player-atom.ts";

/** A success that the page shows for a moment: the base or the factory that it is about. */
export interface Moment extends Position {
  kind: "captured" | "founded" | "level" | "raided" | "rank";
  /** Current rank of the base's owner, which determines its picture; null if unranked. */
  rank: number | null;
  /** The new level; the rank otherwise. */
  level?: number;
  /** Server time in milliseconds; distinguishes two moments. */
  at: number;
}

/** The moment being shown, or null. */
export const momentAtom = playerAtom<Moment | null>(null);
