import { atom } from "jotai";

/** How many buttons wait for their second press. */
export const questionsAtom = atom(0);
