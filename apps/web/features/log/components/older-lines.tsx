import { messages } from "../../../lib/messages.ts";
import { QueryFailed } from "../../desks/components/query-failed.tsx";

const t = await messages("log");

interface OlderLinesProps {
  hasOlder: boolean;
  isLoading: boolean;
  /** Why loading older lines failed; null if it did not. */
  error: unknown;
  onLoad: () => void;
}

/** The end of the loaded lines: older ones load on scrolling, or with this button. */
export function OlderLines({ hasOlder, isLoading, error, onLoad }: OlderLinesProps) {
  if (error !== null) {
    return <QueryFailed error={error} lead={t("failedOlder")} onRetry={onLoad} />;
  }
  const isOff = isLoading || !hasOlder;
  const state = hasOlder ? "" : t("noOlder");
  return (
    <div className="log-pages">
      <button
        type="button"
        className="btn"
        aria-disabled={isOff}
        onClick={() => {
          if (!isOff) onLoad();
        }}
      >
        {t("older")}
      </button>
      <p className="text-muted" role="status">
        {isLoading ? t("loadingOlder") : state}
      </p>
    </div>
  );
}
