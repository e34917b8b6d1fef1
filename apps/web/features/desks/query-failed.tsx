import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";

const t = await messages("shell");

interface QueryFailedProps {
  error: unknown;
  /** What failed; omit it if the reason is enough. */
  lead?: string;
  onRetry: () => void;
}

/** Shown when a desk failed to load: the reason and a retry button. */
export function QueryFailed({ error, lead, onRetry }: QueryFailedProps) {
  const reason = toFailure(error).text;
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{lead === undefined ? reason : `${lead} ${reason}`}</p>
      <button type="button" className="btn" onClick={onRetry}>
        {t("retry")}
      </button>
    </div>
  );
}
