import { persistedPart } from "../../../lib/persisted.ts";

export type FoldName = "map" | "chat";

/** Which panels of the right column are collapsed. */
export const foldedAtom = persistedPart("folded");
