import type { OwnedFactory } from "@emberlode/contract";
import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { Countdown } from "../ui/countdown.tsx";
import { useAbandon } from "./use-abandon.ts";

const t = await messages("factories");

/** Abandons a factory ten seconds after the press; until then, the same button cancels. */
export function AbandonButton({ owned }: { owned: OwnedFactory }) {
  const { sentAt, isPending, abandon, undo } = useAbandon(owned);
  const place = useId();
  const waits = sentAt !== null;
  const text = isPending ? t("abandon.sending") : waits ? t("abandon.undo") : t("abandon.button");
  const { x, y } = owned.factory;
  return (
    <div className="abandon">
      <button
        type="button"
        className="btn"
        aria-disabled={isPending}
        aria-describedby={place}
        onClick={() => {
          if (isPending) return;
          if (waits) undo();
          else abandon();
        }}
      >
        {text}
      </button>
      <span id={place} className="sr-only">
        {t("abandon.which", { x, y })}
      </span>
      <p className="raid-note" role="status">
        {waits && (
          <>
            <Countdown until={sentAt} text={(span) => t("abandon.pending", { span })} />{" "}
            {t("abandon.goesOn")}
          </>
        )}
      </p>
    </div>
  );
}
