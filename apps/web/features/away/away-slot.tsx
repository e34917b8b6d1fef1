import type { LoginPayload } from "@emberlode/contract";
import { useAtomValue } from "jotai";
import { memo, Suspense } from "react";
import { lazyPart } from "../../lib/load-part.ts";
import { awayAtom } from "./away-atoms.ts";

const AwayCard = lazyPart(() => import("./away-card.tsx"));
const BaseLeft = lazyPart(() => import("./base-left.tsx"));

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
