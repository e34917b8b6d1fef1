import { utcDay } from "@emberlode/game";
import { useEffect, useRef } from "react";
import { MAX_LEAD_MS } from "./server-clock.ts";
import { useNowSelector } from "./use-now.ts";

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
