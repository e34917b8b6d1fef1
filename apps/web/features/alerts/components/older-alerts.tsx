import type { Alert } from "@emberlode/contract";
import { useState } from "react";
import { toFailure } from "../../../lib/failure.ts";
import { t } from "../../../lib/i18n/catalogue.ts";
import { notifyError } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/trpc.ts";
import { loadOlder, PAGE } from "../hooks/use-alerts.ts";

interface OlderAlertsProps {
  alerts: readonly Alert[];
  /** Called with the first alert that was added. */
  onMore: (first: Alert) => void;
}

/** The way to older alerts; says so when there are none. */
export function OlderAlerts({ alerts, onMore }: OlderAlertsProps) {
  const utils = trpc.useUtils();
  const [loading, setLoading] = useState(false);
  /** The oldest alert of all, once it is known. */
  const [end, setEnd] = useState<string | null>(null);
  const words = t.alerts;
  if (alerts.length < PAGE) return null;
  if (alerts.at(-1)?._id === end) {
    return (
      <p className="mt-4 text-muted" role="status">
        {words.noOlder}
      </p>
    );
  }
  const load = async () => {
    if (loading) return;
    setLoading(true);
    try {
      const { first, more } = await loadOlder(utils);
      if (!more) setEnd(utils.alerts.list.getData()?.alerts.at(-1)?._id ?? null);
      if (first !== null) onMore(first);
    } catch (error) {
      notifyError(toFailure(error).text);
    }
    setLoading(false);
  };
  return (
    <button type="button" className="btn mt-4" aria-disabled={loading} onClick={load}>
      {loading ? words.loadingOlder : words.older}
    </button>
  );
}
