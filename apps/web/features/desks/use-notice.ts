import { useSetAtom } from "jotai";
import { useCallback, useMemo } from "react";
import { toFailure } from "../../lib/failure.ts";
import { playerAtom } from "../../lib/player-atom.ts";
import { serverNow } from "../../lib/server-clock.ts";
import type { GainLine } from "../ui/gain-lines.tsx";

/** A sentence, and the changes. */
interface NoticePart {
  text: string;
  lines: readonly GainLine[];
}

/** The result of the last action at a desk, shown in the desk and announced in the live region. */
export interface Notice {
  /** "neutral" is a result that the player did not want, such as a lost bet or battle. */
  tone: "done" | "neutral" | "refused";
  text: string;
  lines: readonly GainLine[];
  /** What a goal that the action reached has paid; null if nothing. */
  reward: NoticePart | null;
  /** Whether a card over the scene shows it already, so that the notice is only announced. */
  onCard: boolean;
  /** Server time in milliseconds; distinguishes two notices with the same text. */
  at: number;
}

export const noticeAtom = playerAtom<Notice | null>(null);

interface Notices {
  /** Reports success, or another result if `tone` says so: a sentence, and the changes. */
  done(text: string, lines?: readonly GainLine[], tone?: "done" | "neutral"): void;
  /** Only announces a success that a card over the scene shows already. */
  doneOnCard(text: string, lines: readonly GainLine[]): void;
  /** Reports a refusal or failure with the server's text. */
  refused(error: unknown): void;
  clear(): void;
}

/** Returns a function that adds a reward to the notice of the action which earned it. */
export function useAddReward(): (reward: NoticePart) => void {
  const set = useSetAtom(noticeAtom);
  return useCallback(
    (reward) =>
      set((notice) =>
        notice === null || notice.tone === "refused"
          ? { tone: "done", ...reward, reward: null, onCard: false, at: serverNow() }
          : { ...notice, reward },
      ),
    [set],
  );
}

/** Reports results of actions, in the open desk or over the scene. */
export function useNotice(): Notices {
  const set = useSetAtom(noticeAtom);
  return useMemo(() => {
    const show = (notice: Omit<Notice, "at" | "onCard" | "reward">, onCard = false) =>
      set({ ...notice, reward: null, onCard, at: serverNow() });
    return {
      done: (text, lines = [], tone = "done") => show({ tone, text, lines }),
      doneOnCard: (text, lines) => show({ tone: "done", text, lines }, true),
      refused: (error) => show({ tone: "refused", text: toFailure(error).text, lines: [] }),
      clear: () => set(null),
    };
  }, [set]);
}
