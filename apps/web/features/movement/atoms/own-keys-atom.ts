import { persistedPart } from "../../../lib/persisted.ts";

/** Keys that the player chose on this device, for each scheme its own. */
export const ownKeysAtom = persistedPart("keys");
