import { useAtomValue } from "jotai";
import { connectionLostAtom, loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { ConnectionBanner } from "./connection-banner.tsx";
import { SessionBanner } from "./session-banner.tsx";

/** Warnings above the page; they stand over it, so that nothing jumps. */
export function Banners() {
  const lost = useAtomValue(connectionLostAtom);
  const loggedIn = useAtomValue(loggedInAtom);
  return (
    <div className="banners" role="status">
      {lost && <ConnectionBanner />}
      {loggedIn && !lost && <SessionBanner />}
    </div>
  );
}
