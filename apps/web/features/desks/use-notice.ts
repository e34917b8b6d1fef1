import { useSetAtom } from "jotai";
import { useMemo } from "react";
import { toFailure } from "../../lib/failure.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { type Notice, type NoticeLine, noticeAtom } from "./notice-atom.ts";

export interface Notices {
  /** Reports success: a sentence, and the changes. */
  done(text: string, lines?: readonly NoticeLine[]): void;
  /** The same for a result that a card over the scene shows already. */
  found(text: string, lines: readonly NoticeLine[]): void;
  /** Reports a refusal or failure with the server's text. */
  refused(error: unknown): void;
  clear(): void;
}

/** Reports results of actions, in the open desk or over the scene. */
export function useNotice(): Notices {
  const set = useSetAtom(noticeAtom);
  return useMemo(() => {
    const show = (notice: Omit<Notice, "at" | "onCard">, onCard = false) =>
      set({ ...notice, onCard, at: serverNow() });
    return {
      done: (text, lines = []) => show({ tone: "done", text, lines }),
      found: (text, lines) => show({ tone: "done", text, lines }, true),
      refused: (error) => show({ tone: "refused", text: toFailure(error).text, lines: [] }),
      clear: () => set(null),
    };
  }, [set]);
}
