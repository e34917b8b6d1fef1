import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { enPalette as words } from "../../../lib/i18n/en-palette.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { trpc } from "../../../lib/trpc.ts";
import type { PaletteItem } from "../items.ts";
import { useWays } from "./use-ways.ts";

/** Players shown; more letters make them fewer. */
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

/** Players of the ladder by a part of their name or their base's. */
export function useFoundPlayers(text: string): readonly PaletteItem[] {
  const { go } = useWays();
  const search = useRested(text.trim().slice(0, MOST_LETTERS));
  const wanted = search.length >= LEAST_LETTERS;
  const { data } = trpc.ranks.list.useQuery(
    { start: 0, limit: MOST, search },
    { enabled: wanted, placeholderData: keepPreviousData },
  );
  if (!wanted || text.trim() === "") return [];
  return (data?.ranks ?? []).map(({ _id, username, rank }) => ({
    id: `player ${_id}`,
    group: "players",
    label: username,
    note: words.rank(exactNumber(rank)),
    run: () => go(`/players/${encodeURIComponent(username)}`),
  }));
}
