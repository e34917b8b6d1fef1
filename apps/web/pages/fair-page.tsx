import { isoDay } from "@emberlode/game";
import { enFair } from "@emberlode/words/en/fair";
import { useSearch } from "wouter";
import { Fair } from "../features/fair/components/fair.tsx";
import { isDay } from "../features/fair/days.ts";
import { serverNow } from "../lib/server-clock.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import NotFoundPage from "./not-found-page.tsx";

/** How chance is kept honest (rules §16); of today where the address names no day. */
export default function FairPage({ day }: { day: string | null }) {
  const search = useSearch();
  const today = isoDay(serverNow());
  usePageTitle(enFair.title);
  if (day !== null && !isDay(day)) return <NotFoundPage />;
  return <Fair day={day ?? today} today={today} search={search} />;
}
