import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { lazyPart } from "../../../lib/load-part.ts";
import { liveStateAtom } from "../../live/atoms/live-atoms.ts";
import { connectionLostAtom, loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { useHearOffline } from "../hooks/use-hear-offline.ts";
import { ConnectionBanner, LiveBanner } from "./connection-banner.tsx";
import { SessionBanner } from "./session-banner.tsx";

const OfflineWatch = lazyPart(() => import("../../offline/components/offline-watch.tsx"));

/** Warnings above the page; they stand over it, so that nothing jumps. */
export function Banners() {
  useHearOffline();
  const lost = useAtomValue(connectionLostAtom);
  const loggedIn = useAtomValue(loggedInAtom);
  const live = useAtomValue(liveStateAtom);
  return (
    <div className="banners">
      <div role="status">
        {lost && <ConnectionBanner />}
        {live === "lost" && !lost && <LiveBanner />}
      </div>
      {loggedIn && !lost && <SessionBanner />}
      <Suspense>{loggedIn && <OfflineWatch />}</Suspense>
    </div>
  );
}
