import { atom } from "jotai";
import type { GainLine } from "../../ui/components/gain-lines.tsx";

/** What changed with an action, one part a line: "+57 metal", "-120 energy". */
export type NoticeLine = GainLine;

/** What the last action at a desk came to, shown in the desk and in the live region. */
export interface Notice {
  tone: "done" | "refused";
  text: string;
  lines: readonly NoticeLine[];
  /** A card over the scene shows it too: there the notice is only said aloud. */
  onCard: boolean;
  /** Server time in milliseconds; two notices of the same words differ by it. */
  at: number;
}

export const noticeAtom = atom<Notice | null>(null);
