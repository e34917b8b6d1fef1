import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { AnnouncementBanners } from "../announcements/announcement-banners.tsx";
import { useBanners } from "../announcements/use-banners.ts";
import { scheduleAtom } from "../world-schedule/schedule-atom.ts";

const ScheduleBanners = lazyComponent(() => import("../world-schedule/schedule-banners.tsx"));

/** Tells the game, which fills the window, how much of it the notices take. */
function followHeight(element: HTMLElement | null) {
  if (element === null || typeof ResizeObserver === "undefined") return;
  const set = (px: number) => document.documentElement.style.setProperty("--notices", `${px}px`);
  const observer = new ResizeObserver(() => set(element.offsetHeight));
  observer.observe(element);
  return () => {
    observer.disconnect();
    set(0);
  };
}

/** What the operator tells everyone: announcements, peace and maintenance. It covers nothing. */
export function Notices() {
  const { banners, maintenance, dismiss } = useBanners();
  // Visitors have no socket.
  const schedule = useAtomValue(scheduleAtom) ?? { peace: null, maintenance };
  const isPause = schedule.peace !== null || schedule.maintenance !== null;
  return (
    <div className="notices" ref={followHeight}>
      <AnnouncementBanners banners={banners} onDismiss={dismiss} />
      {isPause && (
        <Suspense>
          <ScheduleBanners schedule={schedule} />
        </Suspense>
      )}
    </div>
  );
}
