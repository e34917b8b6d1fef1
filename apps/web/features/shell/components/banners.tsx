import { useAtomValue } from "jotai";
import { type ComponentType, lazy, Suspense } from "react";
import { liveStateAtom } from "../../live/atoms/live-atoms.ts";
import { connectionLostAtom, loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { useOnOffline } from "../hooks/use-on-offline.ts";
import { ConnectionBanner, LiveBanner } from "./connection-banner.tsx";
import { SessionBanner } from "./session-banner.tsx";

/** The game goes on without it, so a file that is missing neither reloads the page nor breaks it. */
const OfflineWatch = lazy<ComponentType>(() =>
  import("../../offline/components/offline-watch.tsx").catch(() => ({ default: () => null })),
);

/** Warnings above the page; they stand over it, so that nothing jumps. */
export function Banners() {
  useOnOffline();
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
