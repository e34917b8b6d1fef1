/** Going on to older alerts. */
import type { Alert } from "@emberlode/contract";
import { useState } from "react";
import { toFailure } from "../../../lib/failure.ts";
import { notifyError } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/trpc.ts";
import { loadOlder, PAGE } from "./use-alerts.ts";

export interface OlderAlerts {
  /** Whether there are no older ones than those of the list. */
  isWhole: boolean;
  /** Whether older ones were asked for, and the last came. */
  isEnd: boolean;
  loading: boolean;
  /** Fetches more of them, and answers those; none while some are on their way, or after a failure. */
  load: () => Promise<readonly Alert[]>;
}

export function useOlderAlerts(alerts: readonly Alert[]): OlderAlerts {
  const utils = trpc.useUtils();
  const [loading, setLoading] = useState(false);
  /** The oldest alert of all, once it is known. */
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
