/** Armies that the Army Locator found, by the name of their owner, while the page is open. */
import { playerAtom } from "../../lib/player-atom.ts";

export interface LocatedArmy {
  /** Total defense strength. */
  defense: number;
  /** ISO 8601. */
  foundAt: string;
}

export const locatedArmiesAtom = playerAtom<ReadonlyMap<string, LocatedArmy>>(new Map());
