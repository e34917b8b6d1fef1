import { atom } from "jotai";
import type { GainLine } from "../ui/gain-lines.tsx";

/** One change made by an action: "+57 metal", "-120 energy". */
export type NoticeLine = GainLine;

/** The result of the last action at a desk, shown in the desk and announced in the live region. */
export interface Notice {
  tone: "done" | "refused";
  text: string;
  lines: readonly NoticeLine[];
  /** Whether a card over the scene shows it already, so that the notice is only announced. */
  onCard: boolean;
  /** Server time in milliseconds; distinguishes two notices with the same text. */
  at: number;
}

export const noticeAtom = atom<Notice | null>(null);
