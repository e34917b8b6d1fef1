import { DIG_EFFORTS, type DigEffort, type Resource } from "@emberlode/game";
import { atom } from "jotai";
import { persistedPart } from "../../lib/persisted.ts";
import { lastContactAtom } from "../session/session-atoms.ts";

/** The result of the last action on a field, for the result line. */
export type Outcome =
  | {
      kind: "gained";
      key: string;
      amount: number;
      resource: Resource;
      effort: DigEffort;
      vein: boolean;
      at: number;
    }
  | {
      kind: "refused";
      key: string;
      text: string;
      /** `performance.now` when the call went unanswered; null if it was refused. */
      unansweredAt: number | null;
    };

/** The result line of a field; cleared by the next step. */
export const outcomeAtom = atom<Outcome | null>(null);

/** Why the last action was refused; a missing answer is shown until the server responds again. */
export const refusalAtom = atom((get) => {
  const outcome = get(outcomeAtom);
  if (outcome?.kind !== "refused") return null;
  const { unansweredAt } = outcome;
  const answered = unansweredAt !== null && (get(lastContactAtom) ?? 0) >= unansweredAt;
  return answered ? null : outcome;
});

/** Where to walk when the game page next opens. */
export const walkWishAtom = atom<{ x: number; y: number } | null>(null);

/** How many of the day's digs the next dig uses. */
export const effortAtom = persistedPart("effort");

/** Selects the next larger or smaller effort, stopping at either end. */
export const changeEffortAtom = atom(null, (get, set, by: 1 | -1) => {
  const next = DIG_EFFORTS[DIG_EFFORTS.indexOf(get(effortAtom)) + by];
  if (next !== undefined) set(effortAtom, next);
});
