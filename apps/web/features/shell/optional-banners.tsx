import { useAtomValue } from "jotai";
import { AnnouncementBanners } from "../announcements/announcement-banners.tsx";
import OfflineWatch from "../offline/offline-watch.tsx";
import { loggedInAtom } from "../session/session-atoms.ts";

/** What the page can do without if its chunk is missing. */
export default function OptionalBanners() {
  const loggedIn = useAtomValue(loggedInAtom);
  return (
    <>
      {loggedIn && <OfflineWatch />}
      <AnnouncementBanners />
    </>
  );
}
