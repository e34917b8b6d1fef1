/** When to ask a guest to keep the base: once, after five minutes of play. */
import { useAtom, useStore } from "jotai";
import { useEffect } from "react";
import { type GuestPlay, NO_GUEST_PLAY, persistedPart } from "../../../lib/persisted.ts";

const ASK_AFTER_MS = 5 * 60_000;
/** Play is counted in units of this length, in milliseconds. */
const PIECE_MS = 10_000;

const guestPlayAtom = persistedPart("guestPlay");

const playOf = (kept: GuestPlay, player: string): GuestPlay =>
  kept.player === player ? kept : { ...NO_GUEST_PLAY, player };

/** Whether to ask this guest now, and a function to dismiss the question; null counts no play. */
export function useKeepQuestion(player: string | null): { asks: boolean; answer: () => void } {
  const { get, set } = useStore();
  const [kept] = useAtom(guestPlayAtom);
  const play = player === null ? null : playOf(kept, player);
  const counts = play !== null && !play.answered && play.played < ASK_AFTER_MS;
  useEffect(() => {
    if (!counts || player === null) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      const last = playOf(get(guestPlayAtom), player);
      set(guestPlayAtom, { ...last, played: last.played + PIECE_MS });
    }, PIECE_MS);
    return () => clearInterval(timer);
  }, [counts, player, get, set]);
  return {
    asks: play !== null && !play.answered && play.played >= ASK_AFTER_MS,
    answer: () => play !== null && set(guestPlayAtom, { ...play, answered: true }),
  };
}
