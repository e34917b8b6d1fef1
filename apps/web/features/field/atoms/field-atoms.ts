import type { DigEffort, Resource } from "@emberlode/game";
import { atom } from "jotai";
import { lastContactAtom } from "../../session/atoms/session-atoms.ts";

/** What the last action on a field came to, for the result line. */
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
      /** `performance.now` when the call got no answer; null when the server refused it. */
      unansweredAt: number | null;
    };

/** Result line of the field it belongs to; leaves with the next step. */
export const outcomeAtom = atom<Outcome | null>(null);

/** Why the last action was refused; that nobody answered is said until somebody does. */
export const refusalAtom = atom((get) => {
  const outcome = get(outcomeAtom);
  if (outcome?.kind !== "refused") return null;
  const { unansweredAt } = outcome;
  const answered = unansweredAt !== null && (get(lastContactAtom) ?? 0) >= unansweredAt;
  return answered ? null : outcome;
});

/** Where the player wants to walk to when the game page opens next. */
export const walkWishAtom = atom<{ x: number; y: number } | null>(null);
