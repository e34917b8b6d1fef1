import { useSetAtom } from "jotai";
import { useMemo } from "react";
import { toFailure } from "../../../lib/failure.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { type Notice, type NoticeLine, noticeAtom } from "../atoms/notice-atom.ts";

export interface Notices {
  /** It worked: what happened in a sentence, and what it changed. */
  done(text: string, lines?: readonly NoticeLine[]): void;
  /** The same, of what a card over the scene shows. */
  found(text: string, lines: readonly NoticeLine[]): void;
  /** It was refused, or failed, with the server's text of the error. */
  refused(error: unknown): void;
  clear(): void;
}

/** Where results of actions are shown: the open desk, or the scene. */
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
