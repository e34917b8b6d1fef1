import type { Position } from "@emberlode/contract";
import { cellKey, type DigEffort } from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useStore } from "jotai";
import { useCallback } from "react";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { useWalker } from "../movement/use-walker.ts";
import { digsLeftIfTooFew } from "./dig-preview.ts";
import { effortAtom, fieldOutcomeAtom, requestedEffortAtom } from "./field-atoms.ts";

const t = await messages("errors");

/**
 * Digs with an effort, by default the chosen one, which it does not change. Reports without a call
 * if too few digs are left today.
 */
export function useDig(): (at: Position, effort?: DigEffort) => void {
  const walker = useWalker();
  const utils = trpc.useUtils();
  const store = useStore();
  return useCallback(
    (at, effort = store.get(effortAtom)) => {
      const digs = utils.user.session.getData()?.user.status.fatigue.digs ?? 0;
      const digsLeft = digsLeftIfTooFew(effort, digs);
      if (digsLeft === null) {
        if (walker.dig()) store.set(requestedEffortAtom, effort);
        return;
      }
      const text = errorText(t, "TIRED", { left: digsLeft });
      store.set(fieldOutcomeAtom, { kind: "refused", key: cellKey(at), text, unansweredAt: null });
    },
    [walker, utils, store],
  );
}
