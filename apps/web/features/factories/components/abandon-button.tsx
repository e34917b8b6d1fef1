import type { OwnedFactory } from "@emberlode/contract";
import { enFactories } from "@emberlode/words/en/factories";
import { useId } from "react";
import { Countdown } from "../../ui/components/countdown.tsx";
import { useAbandon } from "../hooks/use-abandon.ts";

/** Abandons a factory ten seconds after the press; the same button undoes it until then. */
export function AbandonButton({ owned }: { owned: OwnedFactory }) {
  const { sentAt, isPending, abandon, undo } = useAbandon(owned);
  const words = enFactories.abandon;
  const place = useId();
  const waits = sentAt !== null;
  const text = isPending ? words.sending : waits ? words.undo : words.button;
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
        {words.which(x, y)}
      </span>
      <p className="raid-note" role="status">
        {waits && (
          <>
            <Countdown until={sentAt} text={words.pending} /> {words.goesOn}
          </>
        )}
      </p>
    </div>
  );
}
