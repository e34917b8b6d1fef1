import { atom } from "jotai";

/** How many questions wait for an answer. */
export const questionsAtom = atom(0);
