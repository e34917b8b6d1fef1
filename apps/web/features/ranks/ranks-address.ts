/** The ranks page in its address: which ladder, which page of it, what is searched. */
import type { Ladder } from "@emberlode/contract";
import type { TablePlace } from "../ui/table-column.ts";

/** The ladders of the players, then the one of the bots. */
export const LADDER_TABS = ["power", "attack", "defense", "loot", "explored", "bots"] as const;

export type LadderTab = (typeof LADDER_TABS)[number];

const FIRST: LadderTab = "power";

/** What a tab asks the server for. */
export function askedBy(tab: LadderTab): { by: Ladder; bots: boolean } {
  return tab === "bots" ? { by: "power", bots: true } : { by: tab, bots: false };
}

export interface RanksPlace extends TablePlace {
  tab: LadderTab;
}

/** What an address shows; whatever it says wrong is as good as nothing. */
export function placeIn(query: string): RanksPlace {
  const asked = new URLSearchParams(query);
  const tab = LADDER_TABS.find((one) => one === asked.get("by")) ?? FIRST;
  const page = Number(asked.get("page") ?? 1);
  return {
    tab,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: (asked.get("search") ?? "").trim(),
  };
}

/** The address of a place; what is usual is left out of it. */
export function addressOf({ tab, page, search }: RanksPlace): string {
  const query = new URLSearchParams();
  if (tab !== FIRST) query.set("by", tab);
  if (page > 1) query.set("page", String(page));
  if (search !== "") query.set("search", search);
  const text = query.toString();
  return text === "" ? "/ranks" : `/ranks?${text}`;
}
