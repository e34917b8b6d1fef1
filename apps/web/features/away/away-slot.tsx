import type { LoginPayload } from "@emberlode/contract";
import { isSameCell, MINUTE } from "@emberlode/game";
import { useAtomValue, useStore } from "jotai";
import { memo, Suspense, useEffect } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { dropQueuedNews } from "../../lib/queued-toasts.tsx";
import { serverNow } from "../../lib/server-clock.ts";
import { lastVisitAtom } from "../session/last-player-atoms.ts";
import { awayAtom } from "./away-atoms.ts";

const AwayCard = lazyComponent(() => import("./away-card.tsx"));
const BaseLeft = lazyComponent(() => import("./base-left.tsx"));

/**
 * For returning players: what happened, and why the base is off the map. Takes no space when it is
 * empty.
 */
export const AwaySlot = memo(function AwaySlot({ user }: { user: LoginPayload["user"] }) {
  const away = useAtomValue(awayAtom);
  const isBack = away !== null && away.player === user._id;
  return (
    <div role="status" className="keep-slot">
      <Suspense>
        {isBack && <AwayCard user={user} away={away} />}
        {!isBack && !user.baseOnMap && <BaseLeft />}
      </Suspense>
    </div>
  );
});

/** Shorter absences are ignored, in milliseconds. */
const MIN_AWAY_MS = 30 * MINUTE;
/** How often the player's presence is recorded, in milliseconds. */
const RECORD_EVERY_MS = MINUTE;

type Player = Pick<LoginPayload["user"], "_id" | "base" | "isGuest">;

export function useAbsence({ _id: player, base, isGuest }: Player): void {
  const { get, set } = useStore();
  useEffect(() => {
    /**
     * When the page, visible since, last checked; null for a page that was hidden or just loaded.
     */
    let checkedAt: number | null = null;
    const check = () => {
      const isPresent = checkedAt !== null && Date.now() - checkedAt < MIN_AWAY_MS;
      checkedAt = document.hidden ? null : Date.now();
      if (document.hidden) return;
      const lastVisit = get(lastVisitAtom);
      const now = serverNow();
      // The server's clock can jump, as in a sandbox, without an absence.
      if (!isPresent && lastVisit.player === player && now - lastVisit.at >= MIN_AWAY_MS) {
        const stayed = lastVisit.base === null || isSameCell(base, lastVisit.base);
        set(awayAtom, { player, since: lastVisit.at, until: now, newBase: stayed ? null : base });
        dropQueuedNews();
      }
      set(lastVisitAtom, { player, at: now, base, isGuest });
    };
    check();
    const timer = setInterval(check, RECORD_EVERY_MS);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [player, base, isGuest, get, set]);
}
