import { toFailure } from "../../../lib/failure.ts";
import { t } from "../../../lib/i18n/catalogue.ts";

/** What a desk shows when it could not be asked for: why, and the way to try again. */
export function QueryFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{toFailure(error).text}</p>
      <button type="button" className="btn" onClick={onRetry}>
        {t.retry}
      </button>
    </div>
  );
}
