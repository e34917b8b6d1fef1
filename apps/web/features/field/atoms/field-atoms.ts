import type { Resource } from "@emberlode/game";
import { atom } from "jotai";

/** What the last action on a field came to, for the result line. */
export type Outcome =
  | { kind: "gained"; key: string; amount: number; resource: Resource; at: number }
  | { kind: "refused"; key: string; text: string };

/** Result line of the field it belongs to; leaves with the next step. */
export const outcomeAtom = atom<Outcome | null>(null);

/** Where the player wants to walk to when the game page opens next. */
export const walkWishAtom = atom<{ x: number; y: number } | null>(null);
