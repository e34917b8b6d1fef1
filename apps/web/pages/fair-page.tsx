import { isoDay } from "@emberlode/game";
import { useSearch } from "wouter";
import { Fair } from "../features/fair/fair.tsx";
import { isDay } from "../features/fair/roll-form.ts";
import { messages } from "../lib/messages.ts";
import { serverNow } from "../lib/server-clock.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import NotFoundPage from "./not-found-page.tsx";

const t = await messages("fair");

/** How rolls can be verified (rules §16); for today if the URL names no day. */
export default function FairPage({ day }: { day: string | null }) {
  const search = useSearch();
  const today = isoDay(serverNow());
  usePageTitle(t("title"));
  if (day !== null && !isDay(day)) return <NotFoundPage />;
  return <Fair day={day ?? today} today={today} search={search} />;
}
