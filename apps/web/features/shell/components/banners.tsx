import { useAtom, useAtomValue } from "jotai";
import { type ComponentType, lazy, Suspense } from "react";
import { DangerWatch } from "../../alerts/components/danger-watch.tsx";
import { liveStateAtom } from "../../live/atoms/live-atoms.ts";
import { versionReadyAtom } from "../../offline/atoms/version-atoms.ts";
import { NewVersionLine } from "../../offline/components/new-version-line.tsx";
import { connectionLostAtom, loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { useOnOffline } from "../hooks/use-on-offline.ts";
import { ConnectionBanner, LiveBanner } from "./connection-banner.tsx";
import { SessionBanner } from "./session-banner.tsx";

/** Optional: if its file is missing, the game neither reloads nor breaks. */
const OfflineWatch = lazy<ComponentType>(() =>
  import("../../offline/components/offline-watch.tsx").catch(() => ({ default: () => null })),
);

/** Warnings above the page; they are overlaid, so that nothing shifts. */
export function Banners() {
  useOnOffline();
  const lost = useAtomValue(connectionLostAtom);
  const loggedIn = useAtomValue(loggedInAtom);
  const live = useAtomValue(liveStateAtom);
  const [versionReady, setVersionReady] = useAtom(versionReadyAtom);
  return (
    <div className="banners">
      <div role="status">
        {lost && <ConnectionBanner />}
        {live === "lost" && !lost && <LiveBanner />}
      </div>
      <div role="status">
        {versionReady && <NewVersionLine onLater={() => setVersionReady(false)} />}
      </div>
      {loggedIn && !lost && <SessionBanner />}
      <Suspense>{loggedIn && <OfflineWatch />}</Suspense>
      {loggedIn && <DangerWatch />}
    </div>
  );
}
