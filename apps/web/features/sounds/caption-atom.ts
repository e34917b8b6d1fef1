import { atom } from "jotai";
import type { Cue } from "./cues.ts";

/** The last sound's caption; `at` distinguishes repetitions. */
export const captionAtom = atom<{ cue: Cue; at: number } | null>(null);
