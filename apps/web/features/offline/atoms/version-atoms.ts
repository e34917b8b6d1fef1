import { atom } from "jotai";

/** Whether to offer a reload for a new version; false again once the player chooses "Later". */
export const versionReadyAtom = atom(false);

/** Whether some part of the page did not load: the server may have a newer version. */
export const partMissingAtom = atom(false);
