import type { LoginPayload } from "@emberlode/contract";
import { useAtomValue } from "jotai";
import { memo, Suspense } from "react";
import { lazyPart } from "../../../lib/load-part.ts";
import { awayAtom } from "../atoms/away-atoms.ts";

const AwayCard = lazyPart(() => import("./away-card.tsx"));

/** Where a returning player reads what happened; takes no room while there is nothing to say. */
export const AwaySlot = memo(function AwaySlot({ user }: { user: LoginPayload["user"] }) {
  const away = useAtomValue(awayAtom);
  return (
    <div role="status" className="keep-slot">
      {away !== null && away.player === user._id && (
        <Suspense>
          <AwayCard user={user} away={away} />
        </Suspense>
      )}
    </div>
  );
});
