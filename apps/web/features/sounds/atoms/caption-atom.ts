import { atom } from "jotai";
import type { Cue } from "../cues.ts";

/** The last sound, in writing; `at` tells two of the same apart. */
export const captionAtom = atom<{ cue: Cue; at: number } | null>(null);
