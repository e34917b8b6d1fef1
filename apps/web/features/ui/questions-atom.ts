import { atom } from "jotai";

/** Number of open questions. */
export const questionsAtom = atom(0);
