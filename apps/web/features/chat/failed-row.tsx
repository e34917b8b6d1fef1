import { messages } from "../../lib/messages.ts";
import { clockSpan } from "../../lib/numbers.ts";
import { useNow } from "../../lib/use-now.ts";
import type { Unsent } from "./chat-list.ts";
import type { ChatRoom } from "./chat-room.ts";
import { DiscardLink } from "./discard-link.tsx";
import { focusLog } from "./focus-log.ts";
import type { RowPlace } from "./message-row.tsx";

const t = await messages("chat");

interface FailedRowProps extends RowPlace {
  failed: readonly Unsent[];
  room: Pick<ChatRoom, "retryAll" | "discardAll">;
}

/** Several failed messages as one line. */
export function FailedRow({ ref, index, top, failed, room }: FailedRowProps) {
  const now = useNow();
  const left = Math.max(...failed.map(({ retryAt }) => retryAt ?? 0)) - now;
  const tooSoon = left > 0;
  const title = t("notSentMany", { count: failed.length });
  return (
    <article
      ref={ref}
      data-index={index}
      className="chat-row"
      data-own
      data-state="failed"
      style={{ transform: `translateY(${top}px)` }}
      tabIndex={-1}
      aria-label={title}
    >
      <div className="chat-failed">
        <p role="alert">
          {title} {failed.at(-1)?.problem}
        </p>
        <button
          type="button"
          className="text-link"
          aria-disabled={tooSoon}
          translate={tooSoon ? "no" : undefined}
          onClick={(event) => {
            if (tooSoon) return;
            focusLog(event);
            void room.retryAll();
          }}
        >
          {tooSoon ? t("retryIn", { time: clockSpan(left) }) : t("retryAll")}
        </button>
        <DiscardLink text={t("discardAll")} count={failed.length} onDiscard={room.discardAll} />
        <details className="basis-full">
          <summary className="text-link">{t("showNotSent")}</summary>
          <ul>
            {failed.map(({ id, body }) => (
              <li key={id} className="chat-body" dir="auto">
                {body}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </article>
  );
}
