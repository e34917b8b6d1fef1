import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { timeInWords } from "../../lib/times.ts";
import { useReturnFocus } from "../ui/use-return-focus.ts";
import { useKeepAccount } from "./use-deletion.ts";

const t = await messages("own-data");

/** When the account will be deleted, with a button to keep it. */
export default function DeletionNotice({ deletesAt }: { deletesAt: string }) {
  const id = useId();
  const keep = useKeepAccount();
  const { onFocus, restore } = useReturnFocus();
  return (
    <section className="panel keep-base" aria-labelledby={id} onFocus={onFocus}>
      <div>
        <h2 id={id} className="text-lg">
          {t("pending.title")}
        </h2>
        <p className="text-xs">
          <time dateTime={deletesAt}>
            {t("pending.text", { time: timeInWords(Date.parse(deletesAt)) })}
          </time>
        </p>
      </div>
      <button
        type="button"
        className="btn btn-ember"
        aria-disabled={keep.isPending}
        onClick={() => {
          if (!keep.isPending) keep.mutate(undefined, { onSuccess: restore });
        }}
      >
        {t("pending.keep")}
      </button>
    </section>
  );
}
