import { atom } from "jotai";

/** Whether to offer a reload for a new version; reset when the player chooses "Later". */
export const versionReadyAtom = atom(false);

/** Whether to ask for a reload because another season has begun. */
export const seasonOverAtom = atom(false);

/** Whether a chunk of the page failed to load: the server may have a newer version. */
export const chunkMissingAtom = atom(false);
