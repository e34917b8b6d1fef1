import { MINUTE, utcDay } from "@emberlode/game";
import { useEffect, useRef } from "react";
import { messages } from "../../lib/messages.ts";
import { notifyNews } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNowSelector } from "../../lib/use-now.ts";
import { openDesk } from "../desks/use-desk.ts";
import { renownText } from "./renown-text.ts";

const t = await messages("away");

/** How often the server is asked for the score of a day, which it computes within minutes. */
const MAX_TRIES = 5;

/** Tells a player whose page is open at midnight (UTC) what the day brought. */
export function useDayResult(isGuest: boolean): void {
  const today = useNowSelector(utcDay);
  const shownDay = useRef(today);
  const utils = trpc.useUtils();
  useEffect(() => {
    if (isGuest || shownDay.current === today) return;
    shownDay.current = today;
    let tries = 0;
    const timer = setInterval(() => void ask(), MINUTE);
    async function ask(): Promise<void> {
      tries += 1;
      if (tries >= MAX_TRIES) clearInterval(timer);
      // The desk and the summary of an absence show failures; this is only news.
      const own = await utils.seasons.own.fetch(undefined, { staleTime: 0 }).catch(() => null);
      if (own === null || own.yesterday === null) return;
      clearInterval(timer);
      const parts = [t("renownYesterday", { renown: renownText(own.yesterday.renown) })];
      if (own.rank !== null) parts.push(t("renownRank", { rank: own.rank }));
      const title = parts.join(" ");
      notifyNews({ name: title, title, onClick: () => openDesk("season") });
    }
    return () => clearInterval(timer);
  }, [isGuest, today, utils]);
}
