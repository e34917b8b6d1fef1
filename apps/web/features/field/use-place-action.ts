import type { Position } from "@emberlode/contract";
import { cellKey, isDiggable, isSameCell } from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useStore } from "jotai";
import { useCallback } from "react";
import { messages } from "../../lib/messages.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { trpc } from "../../lib/trpc.ts";
import { deskOfPlace } from "../desks/desk-ids.ts";
import { openDesk } from "../desks/use-desk.ts";
import { searchTypeOf } from "../finds/find.ts";
import { useSearches } from "../finds/use-searches.ts";
import { useWalker } from "../movement/use-walker.ts";
import type { Walker } from "../movement/walker.ts";
import { digsLeftIfTooFew } from "./dig-preview.ts";
import { effortAtom, fieldOutcomeAtom } from "./field-atoms.ts";
import type { Place } from "./use-place.ts";

const t = await messages("errors");

/** Digs with the chosen effort. Reports without a call if too few digs are left today. */
export function useDig(): (at: Position) => void {
  const walker = useWalker();
  const utils = trpc.useUtils();
  const store = useStore();
  return useCallback(
    (at) => {
      const digs = utils.user.session.getData()?.user.status.fatigue.digs ?? 0;
      const digsLeft = digsLeftIfTooFew(store.get(effortAtom), digs);
      if (digsLeft === null) {
        walker.dig();
        return;
      }
      const text = errorText(t, "TIRED", { left: digsLeft });
      store.set(fieldOutcomeAtom, { kind: "refused", key: cellKey(at), text, unansweredAt: null });
    },
    [walker, utils, store],
  );
}

/** Resolves when the server has answered all steps: a search requires the player to be there. */
function whenStepsAnswered(walker: Walker): Promise<void> {
  if (walker.getState().pendingSteps === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = walker.subscribe(() => {
      if (walker.getState().pendingSteps > 0) return;
      unsubscribe();
      resolve();
    });
  });
}

/** The action key's action, determined when pressed: take a relic, dig or search if possible, else enter. */
export function usePlaceAction(placeNow: () => Place): () => void {
  const walker = useWalker();
  const searches = useSearches();
  const dig = useDig();
  return () => {
    const { at, type, relic, spentUntil, isOwnBase } = placeNow();
    if (relic !== null && isSameCell(relic, at)) {
      void whenStepsAnswered(walker).then(() => searches.explore("relic", at));
      return;
    }
    const cooldownMs = spentUntil === null ? 0 : spentUntil - serverNow();
    if (isDiggable(type)) {
      if (cooldownMs <= 0) dig(at);
      return;
    }
    const search = searchTypeOf(type);
    if (search !== null) {
      if (cooldownMs > 0) searches.refuse(search, at, cooldownMs);
      else void whenStepsAnswered(walker).then(() => searches.explore(search, at));
      return;
    }
    const desk = deskOfPlace(type, isOwnBase);
    if (desk !== null) openDesk(desk);
  };
}
