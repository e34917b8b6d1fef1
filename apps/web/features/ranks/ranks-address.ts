/** The state of the ranks page in its URL: ladder, page and search. */
import type { Ladder } from "@emberlode/contract";
import type { TablePlace } from "../ui/use-data-table.ts";

/** The players' ladders, then the bots'. */
export const LADDER_TABS = ["power", "attack", "defense", "loot", "explored", "bots"] as const;

export type LadderTab = (typeof LADDER_TABS)[number];

const FIRST: LadderTab = "power";

/** A tab's query input. */
export function askedBy(tab: LadderTab): { by: Ladder; bots: boolean } {
  return tab === "bots" ? { by: "power", bots: true } : { by: tab, bots: false };
}

export interface RanksPlace extends TablePlace {
  tab: LadderTab;
}

/** The state in a query string; invalid values fall back to defaults. */
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

/** The URL of a state; defaults are omitted. */
export function addressOf({ tab, page, search }: RanksPlace): string {
  const query = new URLSearchParams();
  if (tab !== FIRST) query.set("by", tab);
  if (page > 1) query.set("page", String(page));
  if (search !== "") query.set("search", search);
  const text = query.toString();
  return text === "" ? "/ranks" : `/ranks?${text}`;
}
