/** Observes the game's events in the few places that they all pass through. */
import type { QueryClient } from "@tanstack/react-query";
import type { createStore } from "jotai";
import { noticeAtom } from "../desks/use-notice.ts";
import { outcomeAtom } from "../field/field-atoms.ts";
import { findAtom } from "../finds/find.ts";
import { rewardAtom } from "../goals/goal-atoms.ts";
import { loggedInAtom } from "../session/session-atoms.ts";
import { popupAtom } from "../ui/popup-atom.ts";
import { onCues } from "./cue-bus.ts";
import { cueOfAnswer, cueOfOutcome, cueOfPopup } from "./cue-of.ts";
import type { Cue } from "./cues.ts";

type Store = ReturnType<typeof createStore>;

/** Elements that click when pressed. */
const CLICKS = "button, a[href], summary, [role=tab], input[type=checkbox], input[type=radio]";
/** Elements with a sound of their own, and disabled ones. */
const SILENT = "[aria-haspopup=dialog], [aria-disabled=true], [data-own-sound], .pad-btn";

/** Observes successful and failed mutations; walking and searching are observed elsewhere. */
function onCalls(queries: QueryClient, play: (cue: Cue) => void): () => void {
  return queries.getMutationCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const { type } = event.action;
    if (type === "error") play("refused");
    if (type !== "success") return;
    const [path] = event.mutation.options.mutationKey ?? [];
    const cue = Array.isArray(path) ? cueOfAnswer(path.join("."), event.action.data) : null;
    if (cue !== null) play(cue);
  });
}

/** Calls `play` with each sound until the returned function is called. */
export function followGame(store: Store, queries: QueryClient, play: (cue: Cue) => void) {
  const playIf = (cue: Cue | null) => {
    if (cue !== null) play(cue);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const control = target.closest(CLICKS);
    if (control !== null && control.closest(SILENT) === null) play("click");
  };
  document.addEventListener("click", onClick, { capture: true });
  const ends = [
    onCues(play),
    onCalls(queries, play),
    store.sub(loggedInAtom, () => play(store.get(loggedInAtom) ? "login" : "logout")),
    store.sub(popupAtom, () => play(cueOfPopup(store.get(popupAtom)))),
    store.sub(outcomeAtom, () => playIf(cueOfOutcome(store.get(outcomeAtom)))),
    store.sub(findAtom, () => playIf(store.get(findAtom) === null ? null : "find")),
    store.sub(rewardAtom, () => playIf((store.get(rewardAtom) ?? []).length > 0 ? "goal" : null)),
    store.sub(noticeAtom, () => {
      if (store.get(noticeAtom)?.tone === "refused") play("refused");
    }),
    () => document.removeEventListener("click", onClick, { capture: true }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
