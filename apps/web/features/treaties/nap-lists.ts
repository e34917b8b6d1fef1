/** Sorts a player's NAPs into the dialog's lists. */
import type { NapView } from "@emberlode/contract";
import type { Messages } from "@emberlode/messages/translator";
import { messages } from "../../lib/messages.ts";
import { normalizeForSearch } from "../../lib/normalize-for-search.ts";
import { timeInWords } from "../../lib/times.ts";

const t = await messages("treaties");

/** The state of a NAP from the player's view. */
export type NapKind =
  | "asksYou"
  | "rejectedByYou"
  | "active"
  | "ended"
  | "blocked"
  | "askedByYou"
  | "rejectedYou";

/** States in which asking for a NAP makes no sense; the Alliances dialog handles them. */
export const NOT_REQUESTABLE: ReadonlySet<NapKind> = new Set(["active", "askedByYou", "blocked"]);

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

export function napKindOf({ state, askedByMe }: NapView): NapKind {
  if (state === "asked") return askedByMe ? "askedByYou" : "asksYou";
  if (state === "rejected") return askedByMe ? "rejectedYou" : "rejectedByYou";
  return state;
}

/** The three lists in the server's order, with pending requests before answered ones. */
export function napLists(naps: readonly NapView[]): Record<NapListId, NapView[]> {
  const lists: Record<NapListId, NapView[]> = { toYou: [], naps: [], byYou: [] };
  for (const nap of naps) lists[LIST_OF[napKindOf(nap)]].push(nap);
  const answered = ({ state }: NapView) => Number(state === "rejected");
  for (const list of [lists.toYou, lists.byYou]) {
    list.sort((a, b) => answered(a) - answered(b));
  }
  return lists;
}

/** NAPs whose player or base name contains the search text. */
export function matchingNaps(naps: readonly NapView[], typed: string): readonly NapView[] {
  const wanted = normalizeForSearch(typed.trim());
  if (wanted === "") return naps;
  return naps.filter(({ player }) =>
    [player.username, player.baseName].some((name) => normalizeForSearch(name).includes(wanted)),
  );
}

/** Who may attack whom, and from when. */
function whoMayAttack(nap: NapView | null): string {
  if (nap === null) return t("who.both");
  if (nap.state === "active") return t("who.neither");
  const asked = nap.state === "asked";
  if (nap.endsAt === null) return asked ? t("who.untilAccepted") : t("who.both");
  const date = timeInWords(Date.parse(nap.endsAt));
  return asked ? t("who.untilUnlessAccepted", { date }) : t("who.until", { date });
}

/** The current state of a NAP in words. */
export function napInWords(nap: NapView): string {
  return `${t(`now.${napKindOf(nap)}`, { name: nap.player.username })} ${whoMayAttack(nap)}`;
}

/** What the player did, by the previous state; a block and a request can only be withdrawn. */
function doneKey(
  before: NapView | null,
  after: NapView | null,
): keyof Messages["treaties"]["done"] {
  const isWithdrawn = after === null || after.state === "ended" || after.state === "rejected";
  if (isWithdrawn && before?.state === "blocked") return "lifted";
  if (after !== null && after.state !== "ended") return after.state;
  return before?.state === "asked" ? "takenBack" : "ended";
}

/**
 * The result of a change, and who may attack whom from then on.
 * @param before the state on the page; null if there was none
 * @param after the server's answer; null if the NAP no longer exists
 */
export function changeInWords(before: NapView | null, after: NapView | null): string {
  const name = (after ?? before)?.player.username ?? "";
  return `${t(`done.${doneKey(before, after)}`, { name })} ${whoMayAttack(after)}`;
}
