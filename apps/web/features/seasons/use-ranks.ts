/** The ladders, and the player's position on them. */
import type { Ladder, RankRow } from "@emberlode/contract";
import { SECOND } from "@emberlode/game";
import { keepPreviousData } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { trpc } from "../../lib/trpc.ts";
import { loggedInAtom } from "../session/session-atoms.ts";
import type { TableState } from "../ui/use-data-table.ts";

/** The players' ladders, then the bots'. */
export const LADDER_TABS = [
  "power",
  "season",
  "today",
  "attack",
  "defense",
  "loot",
  "explored",
  "bots",
] as const;

export type LadderTab = (typeof LADDER_TABS)[number];

const DEFAULT_TAB: LadderTab = "power";

/** A tab's query input. */
export function ladderInput(tab: LadderTab): { by: Ladder; bots: boolean } {
  return tab === "bots" ? { by: "power", bots: true } : { by: tab, bots: false };
}

interface RanksState extends TableState {
  tab: LadderTab;
}

/** The state in a query string; invalid values fall back to defaults. */
export function parseRanksQuery(query: string): RanksState {
  const params = new URLSearchParams(query);
  const tab = LADDER_TABS.find((one) => one === params.get("by")) ?? DEFAULT_TAB;
  const page = Number(params.get("page") ?? 1);
  return {
    tab,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: (params.get("search") ?? "").trim(),
  };
}

/** The URL of a state; defaults are omitted. */
export function ranksPath({ tab, page, search }: RanksState): string {
  const query = new URLSearchParams();
  if (tab !== DEFAULT_TAB) query.set("by", tab);
  if (page > 1) query.set("page", String(page));
  if (search !== "") query.set("search", search);
  const text = query.toString();
  return text === "" ? "/ranks" : `/ranks?${text}`;
}

/** The server's maximum number of ranks per call. */
const PER_CALL = 100;

/** Refetch interval of an empty ladder, as in a new world, in milliseconds. */
const POLL_MS = 5 * SECOND;

/**
 * The first ranked players and bots that match a search; the last ones until the next are loaded.
 */
export function useRankSearch(search: string, limit: number, enabled: boolean) {
  const options = { enabled, placeholderData: keepPreviousData };
  const page = { start: 0, limit, search };
  const { data: players } = trpc.ranks.list.useQuery(page, options);
  const { data: bots } = trpc.ranks.list.useQuery({ ...page, bots: true }, options);
  return { players, bots };
}

interface Ranks {
  ranks: RankRow[];
  isPending: boolean;
  error: unknown;
  retry: () => void;
}

/** All listed players; the first hundred are shown while the others load. */
export function useRanks(tab: LadderTab): Ranks {
  const ladder = ladderInput(tab);
  const first = trpc.ranks.list.useQuery(
    { ...ladder, start: 0, limit: PER_CALL },
    { refetchInterval: ({ state }) => state.data?.total === 0 && POLL_MS },
  );
  const calls = Math.ceil((first.data?.total ?? 0) / PER_CALL);
  const starts = Array.from({ length: Math.max(0, calls - 1) }, (_, i) => (i + 1) * PER_CALL);
  const others = trpc.useQueries((call) =>
    starts.map((start) => call.ranks.list({ ...ladder, start, limit: PER_CALL })),
  );
  const known = [first, ...others].flatMap(({ data }) => data?.ranks ?? []);
  // Pages loaded at different times may contain the same player twice.
  const ranks = [...new Map(known.map((one) => [one._id, one])).values()];
  return {
    ranks,
    isPending: first.isPending,
    error: [first, ...others].find(({ error }) => error !== null)?.error ?? null,
    retry() {
      for (const query of [first, ...others]) if (query.error !== null) void query.refetch();
    },
  };
}

/**
 * The player's row with five neighbors, for players only. Refetched each time a ladder is opened,
 * since the first action in the game puts the player on it.
 */
export function useNearRanks(tab: LadderTab) {
  const { by, bots } = ladderInput(tab);
  const enabled = useAtomValue(loggedInAtom) && !bots;
  return trpc.ranks.near.useQuery(
    { by },
    {
      enabled,
      staleTime: 0,
      refetchInterval: ({ state }) => state.data?.ranks.length === 0 && POLL_MS,
    },
  );
}
