import { enLog } from "@emberlode/words/en/log";
import { QueryFailed } from "../../desks/components/query-failed.tsx";

interface OlderLinesProps {
  hasOlder: boolean;
  isLoading: boolean;
  /** Why the last older lines did not come; null where they did. */
  error: unknown;
  onLoad: () => void;
}

/** The end of the loaded lines: older ones come by themselves as one scrolls, or by this button. */
export function OlderLines({ hasOlder, isLoading, error, onLoad }: OlderLinesProps) {
  if (error !== null) {
    return <QueryFailed error={error} lead={enLog.failedOlder} onRetry={onLoad} />;
  }
  const isOff = isLoading || !hasOlder;
  const state = hasOlder ? "" : enLog.noOlder;
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
        {enLog.older}
      </button>
      <p className="text-muted" role="status">
        {isLoading ? enLog.loadingOlder : state}
      </p>
    </div>
  );
}
