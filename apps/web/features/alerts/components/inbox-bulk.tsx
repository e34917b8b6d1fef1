import type { Alert } from "@emberlode/contract";
import { messages } from "../../../lib/messages.ts";
import type { Bulk } from "../hooks/use-bulk.ts";

const t = await messages("inbox");

/** What one does with several alerts at once. */
export function InboxBulk({ bulk, shown }: { bulk: Bulk; shown: readonly Alert[] }) {
  const { selected, toggleAll, mark, marking, notice } = bulk;
  const isAll = selected.length > 0 && selected.length === shown.length;
  const isOff = marking || selected.length === 0;
  return (
    <fieldset className="inbox-bulk" aria-label={t("bulk")}>
      <label className="inbox-check">
        <input
          type="checkbox"
          className="size-5 accent-ember"
          checked={isAll}
          disabled={shown.length === 0}
          ref={(box) => {
            if (box !== null) box.indeterminate = selected.length > 0 && !isAll;
          }}
          onChange={toggleAll}
        />
        {t("selectAll", { count: shown.length })}
      </label>
      <p role="status" className="text-xs text-muted">
        {notice === "" ? t("selected", { count: selected.length }) : notice}
      </p>
      <div className="inbox-marks">
        <button
          type="button"
          className="btn"
          aria-disabled={isOff}
          onClick={() => mark({ read: true })}
        >
          {t("markRead")}
        </button>
        <button
          type="button"
          className="btn"
          aria-disabled={isOff}
          onClick={() => mark({ read: true, opened: true })}
        >
          {t("markOpened")}
        </button>
      </div>
    </fieldset>
  );
}
