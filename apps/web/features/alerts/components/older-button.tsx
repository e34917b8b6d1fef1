import { t } from "../../../lib/i18n/catalogue.ts";
import type { OlderAlerts } from "../hooks/use-older-alerts.ts";

/** The way to older alerts; says so when there are none. */
export function OlderButton({ older, onLoad }: { older: OlderAlerts; onLoad: () => void }) {
  const { isWhole, isEnd, loading } = older;
  const words = t.alerts;
  if (isEnd) {
    return (
      <p className="mt-4 text-muted" role="status">
        {words.noOlder}
      </p>
    );
  }
  if (isWhole) return null;
  return (
    <button type="button" className="btn mt-4" aria-disabled={loading} onClick={onLoad}>
      {loading ? words.loadingOlder : words.older}
    </button>
  );
}
