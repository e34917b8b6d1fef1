import type { Alert } from "@emberlode/contract";
import { useState } from "react";
import { toFailure } from "../../lib/failure.ts";
import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { loadOlder, PAGE } from "./use-alerts.ts";

export interface OlderAlerts {
  /** Whether the list includes the oldest alert. */
  isWhole: boolean;
  /** Whether all older alerts have been loaded on request. */
  isEnd: boolean;
  loading: boolean;
  /** Loads and returns older alerts; none while a load is under way, or after a failure. */
  load: () => Promise<readonly Alert[]>;
}

export function useOlderAlerts(alerts: readonly Alert[]): OlderAlerts {
  const utils = trpc.useUtils();
  const [loading, setLoading] = useState(false);
  /** Id of the oldest alert of all, once known. */
  const [end, setEnd] = useState<string | null>(null);
  const isEnd = alerts.length >= PAGE && alerts.at(-1)?._id === end;
  const load = async () => {
    if (loading) return [];
    setLoading(true);
    try {
      const { older, more } = await loadOlder(utils);
      if (!more) setEnd(utils.alerts.list.getData()?.alerts.at(-1)?._id ?? null);
      return older;
    } catch (error) {
      notifyError(toFailure(error).text);
      return [];
    } finally {
      setLoading(false);
    }
  };
  return { isWhole: isEnd || alerts.length < PAGE, isEnd, loading, load };
}
