import { persistedPart } from "../../../lib/persisted.ts";

/** The inbox filter; stored in this browser. */
export const inboxFilterAtom = persistedPart("inbox");
