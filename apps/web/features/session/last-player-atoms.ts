/** What this browser remembers of the player who last used it. */
import { persistedField } from "../../lib/persisted.ts";

/** When this browser last showed the game to a player. */
export const lastVisitAtom = persistedField("seen");

/** The reached goals that this browser has seen. */
export const storedGoalsAtom = persistedField("goals");
