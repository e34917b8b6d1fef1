import type { RankRow } from "@emberlode/contract";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { named } from "../../../lib/named.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { trpc } from "../../../lib/trpc.ts";
import { playerPath } from "../../people/player-path.ts";
import type { PaletteItem } from "../items.ts";
import { useWays } from "./use-ways.ts";

const t = await messages("palette");

/** Players shown, and bots; more letters make them fewer. */
const MOST = 5;
/** From so many letters on players are looked for. */
const LEAST_LETTERS = 2;
/** Typing rests for so long before the server is asked, in milliseconds. */
const REST_MS = 200;
/** The server searches for no longer texts. */
const MOST_LETTERS = 64;

/** The text once typing rests. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** Players of the ladder and bots of theirs, by a part of their name or their base's. */
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
