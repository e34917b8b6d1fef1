/** The operator's announcements that every page shows, and those this browser has dismissed. */
import type { BannersAnswer } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { readItem, writeItem } from "../../lib/browser-storage.ts";
import { pageLanguage } from "../../lib/language.ts";

const ADDRESS = "/api/announcements";
const KEY = "emberlode:dismissed-announcements";
/** How many dismissed ones are remembered. */
const MAX_DISMISSED = 20;
/** How late a banner may appear or disappear. */
const POLL_MS = 2 * MINUTE;

export interface PageBanner {
  id: string;
  title: string;
  content: string;
  /** The language of both, if it isn't the page's. */
  lang: string | undefined;
}

/** Without cookies: such a call would keep an idle session alive. */
async function fetchBanners({ signal }: { signal: AbortSignal }): Promise<BannersAnswer> {
  const response = await fetch(ADDRESS, { credentials: "omit", signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}

const readDismissed = (): readonly string[] => (readItem("local", KEY) ?? "").split(" ");

function toBanner({ id, texts }: BannersAnswer["banners"][number]): PageBanner[] {
  const language = pageLanguage();
  const text = texts.find((one) => one.language === language) ?? texts[0];
  if (text === undefined) return [];
  const { title, content } = text;
  return [{ id, title, content, lang: text.language === language ? undefined : text.language }];
}

/** The banners to show now, newest first, and maintenance. A failed call changes nothing. */
export function useBanners() {
  const { data } = useQuery({
    queryKey: ["announcements"],
    queryFn: fetchBanners,
    refetchInterval: POLL_MS,
    staleTime: MINUTE,
    retry: false,
  });
  const [dismissed, setDismissed] = useState(readDismissed);
  const banners = (data?.banners ?? []).flatMap(toBanner);
  return {
    maintenance: data?.maintenance ?? null,
    banners: banners.filter(({ id }) => !dismissed.includes(id)),
    dismiss(id: string) {
      const all = [...readDismissed(), id].slice(-MAX_DISMISSED);
      writeItem("local", KEY, all.join(" ").trim());
      setDismissed(all);
    },
  };
}
