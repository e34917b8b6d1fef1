import { DAY, SECOND } from "@emberlode/game";
import type { Failure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { clockSpan } from "../../lib/numbers.ts";
import { useNow } from "../../lib/use-now.ts";

const t = await messages("account");

interface FormEndProps {
  failure: Failure | null;
  pending: boolean;
  /** Server time when the form may be sent again, in milliseconds; null if it may be sent now. */
  retryAt?: number | null;
  submit: string;
}

const BOX = "mt-3 rounded-sm border border-bad px-3 py-2 text-bad";

/** The reason with the time left; a text without a placeholder for the time is unchanged. */
function CountedDown({ failure: { text, reason }, left }: { failure: Failure; left: number }) {
  if (reason === text) return text;
  return (
    <>
      {reason} <span translate="no">{t("tryAgainIn", { span: clockSpan(left) })}</span>
    </>
  );
}

/** End of a form: the server's refusal with its waiting time, and the button. */
export function FormEnd({ failure, pending, retryAt = null, submit }: FormEndProps) {
  // Rerenders every second only while there is a wait.
  const now = useNow(retryAt === null ? DAY : SECOND);
  const left = retryAt === null ? 0 : retryAt - now;
  const waits = left > 0;
  const isOver = retryAt !== null && !waits;
  return (
    <>
      {failure !== null && !isOver && (
        <p role="alert" className={waits ? "sr-only" : BOX}>
          {failure.text}
        </p>
      )}
      {/* Screen readers hear the time once; the ticking clock is visual only. */}
      {waits && (
        <p aria-hidden="true" className={BOX}>
          {failure !== null && <CountedDown failure={failure} left={left} />}
        </p>
      )}
      {retryAt !== null && (
        <p role="status" className={isOver ? "mt-3" : "sr-only"}>
          {isOver && t("tryAgainNow")}
        </p>
      )}
      <button type="submit" className="btn btn-ember mt-4 w-full" aria-disabled={pending || waits}>
        {pending ? t("working") : submit}
      </button>
    </>
  );
}
