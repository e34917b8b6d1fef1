import { utcDay } from "@emberlode/game";
import { useEffect, useRef } from "react";
import { useNowSelector } from "./use-now.ts";

/** The estimated server clock can be ahead by up to this, in milliseconds. */
const MAX_LEAD_MS = 2_000;

/** Refetches a query with daily data shortly after each UTC midnight, while it is shown. */
export function useDailyRefetch(refetch: () => unknown): void {
  const day = useNowSelector((now) => utcDay(now - MAX_LEAD_MS));
  const lastDay = useRef(day);
  useEffect(() => {
    if (day === lastDay.current) return;
    lastDay.current = day;
    void refetch();
  }, [day, refetch]);
}
