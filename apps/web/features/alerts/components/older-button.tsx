import { messages } from "../../../lib/messages.ts";
import type { OlderAlerts } from "../hooks/use-older-alerts.ts";

const t = await messages("alerts");

/** Loads older alerts; says so when there are none. */
export function OlderButton({ older, onLoad }: { older: OlderAlerts; onLoad: () => void }) {
  const { isWhole, isEnd, loading } = older;
  if (isEnd) {
    return (
      <p className="mt-4 text-muted" role="status">
        {t("noOlder")}
      </p>
    );
  }
  if (isWhole) return null;
  return (
    <button type="button" className="btn mt-4" aria-disabled={loading} onClick={onLoad}>
      {loading ? t("loadingOlder") : t("older")}
    </button>
  );
}
