import { utcDay } from "@emberlode/game";
import { useEffect, useMemo, useRef } from "react";
import { trpc } from "../../lib/trpc.ts";
import { useNowSelector } from "../../lib/use-now.ts";
import { NO_RELICS, type Relic, type RelicMarks, relicMarks } from "./relic-marks.ts";

/** The player's relics of today; undefined until loaded. New ones are loaded at midnight. */
export function useRelics(): readonly Relic[] | undefined {
  const { data, refetch } = trpc.finds.relics.useQuery(undefined, {
    // What was seen on the way stays marked.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const day = useNowSelector(utcDay);
  const shownDay = useRef(day);
  useEffect(() => {
    if (shownDay.current === day) return;
    shownDay.current = day;
    void refetch();
  }, [day, refetch]);
  return data?.relics;
}

/** Where the relics may be, for maps. */
export function useRelicMarks(): RelicMarks {
  const relics = useRelics();
  return useMemo(() => (relics === undefined ? NO_RELICS : relicMarks(relics)), [relics]);
}
