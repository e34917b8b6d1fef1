/** Detects when a player returns after an absence, by opening the page or by showing it again. */
import type { LoginPayload } from "@emberlode/contract";
import { isSameCell, MINUTE } from "@emberlode/game";
import { useStore } from "jotai";
import { useEffect } from "react";
import { dropHeldNews } from "../../lib/held-toasts.tsx";
import { serverNow } from "../../lib/server-clock.ts";
import { awayAtom, seenAtom } from "./away-atoms.ts";

/** Shorter absences are ignored, in milliseconds. */
const AWAY_MS = 30 * MINUTE;
/** How often the player's presence is recorded, in milliseconds. */
const MARK_MS = MINUTE;

type Player = Pick<LoginPayload["user"], "_id" | "base" | "isGuest">;

export function useWatchAway({ _id: player, base, isGuest }: Player): void {
  const { get, set } = useStore();
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      const seen = get(seenAtom);
      const now = serverNow();
      if (seen.player === player && now - seen.at >= AWAY_MS) {
        const stayed = seen.base === null || isSameCell(base, seen.base);
        set(awayAtom, { player, since: seen.at, until: now, newBase: stayed ? null : base });
        dropHeldNews();
      }
      set(seenAtom, { player, at: now, base, isGuest });
    };
    look();
    const timer = setInterval(look, MARK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [player, base, isGuest, get, set]);
}
