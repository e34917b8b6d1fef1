import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { followHeight } from "../../lib/follow-height.ts";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { messages } from "../../lib/messages.ts";
import { AnnouncementBanners } from "../announcements/announcement-banners.tsx";
import { useBanners } from "../announcements/use-banners.ts";
import { scheduleAtom } from "../world-schedule/schedule-atom.ts";

const t = await messages("shell");

const ScheduleBanners = lazyComponent(() => import("../world-schedule/schedule-banners.tsx"));

/** The game, which fills the window, leaves this room. */
const followNotices = followHeight("--notices");

/** What the operator tells everyone: announcements, peace and maintenance. It covers nothing. */
export function Notices() {
  const { banners, maintenance, dismiss } = useBanners();
  // Visitors have no socket.
  const schedule = useAtomValue(scheduleAtom) ?? { peace: null, maintenance };
  const isPause = schedule.peace !== null || schedule.maintenance !== null;
  // A landmark only with content: what is outside of all landmarks is hard to find.
  const label = isPause || banners.length > 0 ? t("announcements") : undefined;
  return (
    <section className="notices" aria-label={label} ref={followNotices}>
      <AnnouncementBanners banners={banners} onDismiss={dismiss} />
      {isPause && (
        <Suspense>
          <ScheduleBanners schedule={schedule} />
        </Suspense>
      )}
    </section>
  );
}
