import { toFailure } from "../../../lib/failure.ts";
import { messages } from "../../../lib/messages.ts";

const t = await messages("shell");

interface QueryFailedProps {
  error: unknown;
  /** What could not be shown; the reason alone says enough where it is left out. */
  lead?: string;
  onRetry: () => void;
}

/** What a desk shows when it could not be asked for: why, and the way to try again. */
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
