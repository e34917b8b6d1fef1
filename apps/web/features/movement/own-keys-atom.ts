import { persistedPart } from "../../lib/persisted.ts";

/** Custom keys on this device, per scheme. */
export const ownKeysAtom = persistedPart("keys");
