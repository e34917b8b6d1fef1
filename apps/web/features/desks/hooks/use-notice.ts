import { useSetAtom } from "jotai";
import { useMemo } from "react";
import { toFailure } from "../../../lib/failure.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { type NoticeLine, noticeAtom } from "../atoms/notice-atom.ts";

export interface Notices {
  /** It worked: what happened in a sentence, and what it changed. */
  done(text: string, lines?: readonly NoticeLine[]): void;
  /** It was refused, or failed: whatever the call threw, in the server's words. */
  refused(error: unknown): void;
  clear(): void;
}

/** Where results of actions are shown: the open desk, or the scene. */
export function useNotice(): Notices {
  const set = useSetAtom(noticeAtom);
  return useMemo(
    () => ({
      done: (text, lines = []) => set({ tone: "done", text, lines, at: serverNow() }),
      refused: (error) =>
        set({ tone: "refused", text: toFailure(error).text, lines: [], at: serverNow() }),
      clear: () => set(null),
    }),
    [set],
  );
}
