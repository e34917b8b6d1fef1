import { persistedPart } from "../../../lib/persisted.ts";

/** Which alerts the inbox shows; kept on this device. */
export const inboxFilterAtom = persistedPart("inbox");
