import type { LoginPayload } from "@emberlode/contract";
import { isSameCell, MINUTE } from "@emberlode/game";
import { useAtomValue, useStore } from "jotai";
import { memo, Suspense, useEffect } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { dropQueuedNews } from "../../lib/queued-toasts.tsx";
import { serverNow } from "../../lib/server-clock.ts";
import { awayAtom, seenAtom } from "./away-atoms.ts";

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
const AWAY_MS = 30 * MINUTE;
/** How often the player's presence is recorded, in milliseconds. */
const MARK_MS = MINUTE;

type Player = Pick<LoginPayload["user"], "_id" | "base" | "isGuest">;

export function useWatchAway({ _id: player, base, isGuest }: Player): void {
  const { get, set } = useStore();
  useEffect(() => {
    const check = () => {
      if (document.hidden) return;
      const seen = get(seenAtom);
      const now = serverNow();
      if (seen.player === player && now - seen.at >= AWAY_MS) {
        const stayed = seen.base === null || isSameCell(base, seen.base);
        set(awayAtom, { player, since: seen.at, until: now, newBase: stayed ? null : base });
        dropQueuedNews();
      }
      set(seenAtom, { player, at: now, base, isGuest });
    };
    check();
    const timer = setInterval(check, MARK_MS);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [player, base, isGuest, get, set]);
}
