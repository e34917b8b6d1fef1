import type { LoginPayload } from "@emberlode/contract";
import { useAtom } from "jotai";
import { memo, Suspense, useCallback } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { useFollowMoments } from "./follow-moments.ts";
import { momentAtom } from "./moment-atom.ts";

/** Loaded with its picture, so that the moment does not pass while it is on its way. */
const MomentCard = lazyComponent(async () => {
  const [card] = await Promise.all([
    import("./moment-card.tsx"),
    import("@emberlode/art/field-scene.tsx"),
  ]);
  return card;
});

interface MomentLayerProps {
  /** The player without the fields that steps change. */
  user: LoginPayload["user"];
}

/** Shows the latest moment over the page, which stays usable below it. */
export const MomentLayer = memo(function MomentLayer({ user }: MomentLayerProps) {
  useFollowMoments(user);
  const [moment, setMoment] = useAtom(momentAtom);
  const end = useCallback(() => setMoment(null), [setMoment]);
  if (moment === null) return null;
  return (
    <Suspense>
      <MomentCard key={moment.at} moment={moment} onEnd={end} />
    </Suspense>
  );
});
