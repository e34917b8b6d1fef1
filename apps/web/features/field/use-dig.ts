import type { Position } from "@emberlode/contract";
import { cellKey } from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useStore } from "jotai";
import { useCallback } from "react";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { useWalker } from "../movement/use-walker.ts";
import { tiredFor } from "./dig-preview.ts";
import { effortAtom } from "./effort-atoms.ts";
import { outcomeAtom } from "./field-atoms.ts";

const t = await messages("errors");

/** Digs with the chosen effort, or reports at once that too little strength is left today. */
export function useDig(): (at: Position) => void {
  const walker = useWalker();
  const utils = trpc.useUtils();
  const store = useStore();
  return useCallback(
    (at) => {
      const digs = utils.user.session.getData()?.user.status.fatigue.digs ?? 0;
      const left = tiredFor(store.get(effortAtom), digs);
      if (left === null) {
        walker.dig();
        return;
      }
      const text = errorText(t, "TIRED", { left });
      store.set(outcomeAtom, { kind: "refused", key: cellKey(at), text, unansweredAt: null });
    },
    [walker, utils, store],
  );
}
