import type { RankRow } from "@emberlode/contract";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { named } from "../../lib/named.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { playerPath } from "../people/player-path.ts";
import type { PaletteItem } from "./items.ts";
import { useWays } from "./use-ways.ts";

const t = await messages("palette");

/** Maximum number of players shown, and of bots; typing narrows them down. */
const MOST = 5;
/** Minimum length of a search. */
const LEAST_LETTERS = 2;
/** Debounce of the search, in milliseconds. */
const REST_MS = 200;
/** The server's maximum length of a search. */
const MOST_LETTERS = 64;

/** The debounced text. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** Ranked players and bots whose username or base name contains the text. */
export function useFoundPlayers(text: string): readonly PaletteItem[] {
  const { go } = useWays();
  const search = useRested(text.trim().slice(0, MOST_LETTERS));
  const wanted = search.length >= LEAST_LETTERS;
  const found = { enabled: wanted, placeholderData: keepPreviousData };
  const page = { start: 0, limit: MOST, search };
  const { data: players } = trpc.ranks.list.useQuery(page, found);
  const { data: bots } = trpc.ranks.list.useQuery({ ...page, bots: true }, found);
  if (!wanted || text.trim() === "") return [];
  const toItem = ({ _id, username, rank }: RankRow, isBot: boolean): PaletteItem => ({
    id: `player ${_id}`,
    group: "players",
    label: named(username, isBot),
    note: t("rank", { rank: exactNumber(rank) }),
    run: () => go(playerPath(username)),
  });
  return [
    ...(players?.ranks ?? []).map((row) => toItem(row, false)),
    ...(bots?.ranks ?? []).map((row) => toItem(row, true)),
  ];
}
