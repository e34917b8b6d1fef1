import { atom } from "jotai";
import type { GainLine } from "../ui/gain-lines.tsx";

/** The changes of an action, one per line: "+57 metal", "-120 energy". */
export type NoticeLine = GainLine;

/** The result of the last action at a desk, shown in the desk and in the live region. */
export interface Notice {
  tone: "done" | "refused";
  text: string;
  lines: readonly NoticeLine[];
  /** A card over the scene shows it already: the notice is only announced. */
  onCard: boolean;
  /** Server time in milliseconds; it distinguishes two notices with the same text. */
  at: number;
}

export const noticeAtom = atom<Notice | null>(null);
