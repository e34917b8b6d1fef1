import { useAtomValue } from "jotai";
import OfflineWatch from "../offline/offline-watch.tsx";
import { loggedInAtom } from "../session/session-atoms.ts";
import { Notices } from "./notices.tsx";

/** What the page can do without if its chunk is missing. */
export default function OptionalBanners() {
  const loggedIn = useAtomValue(loggedInAtom);
  return (
    <>
      {loggedIn && <OfflineWatch />}
      <Notices />
    </>
  );
}
