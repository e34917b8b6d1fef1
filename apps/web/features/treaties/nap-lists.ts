/** Sorts a player's NAPs into the dialog's lists. */
import type { NapView } from "@emberlode/contract";
import { folded } from "../../lib/folded.ts";

/** The state of a NAP from the player's view. */
export type NapKind =
  | "asksYou"
  | "rejectedByYou"
  | "active"
  | "ended"
  | "blocked"
  | "askedByYou"
  | "rejectedYou";

export type NapListId = "toYou" | "naps" | "byYou";

const LIST_OF: Readonly<Record<NapKind, NapListId>> = {
  asksYou: "toYou",
  rejectedByYou: "toYou",
  active: "naps",
  ended: "naps",
  blocked: "naps",
  askedByYou: "byYou",
  rejectedYou: "byYou",
};

export function kindOf({ state, askedByMe }: NapView): NapKind {
  if (state === "asked") return askedByMe ? "askedByYou" : "asksYou";
  if (state === "rejected") return askedByMe ? "rejectedYou" : "rejectedByYou";
  return state;
}

/** The three lists in the server's order, with pending requests before answered ones. */
export function napLists(naps: readonly NapView[]): Record<NapListId, NapView[]> {
  const lists: Record<NapListId, NapView[]> = { toYou: [], naps: [], byYou: [] };
  for (const nap of naps) lists[LIST_OF[kindOf(nap)]].push(nap);
  const answered = ({ state }: NapView) => Number(state === "rejected");
  for (const list of [lists.toYou, lists.byYou]) {
    list.sort((a, b) => answered(a) - answered(b));
  }
  return lists;
}

/** NAPs whose player or base name contains the search text. */
export function matching(naps: readonly NapView[], typed: string): readonly NapView[] {
  const wanted = folded(typed.trim());
  if (wanted === "") return naps;
  return naps.filter(({ player }) =>
    [player.username, player.baseName].some((name) => folded(name).includes(wanted)),
  );
}
