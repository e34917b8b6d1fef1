import type { ReactNode } from "react";
import { messages } from "../../lib/messages.ts";
import { BulkActions } from "./bulk-actions.tsx";
import type { BulkAction } from "./table-column.ts";
import type { Chosen } from "./use-chosen.ts";

const t = await messages("controls");

interface BulkBarProps<Row> {
  label: string;
  actions: readonly BulkAction<Row>[];
  chosen: Chosen<Row>;
  /** Whether an action is running. */
  isBusy: boolean;
  /** Its progress, or its result. */
  children?: ReactNode;
}

/** The bar above a list: a checkbox that selects all rows, and the bulk actions. */
export function BulkBar<Row>({ label, actions, chosen, isBusy, children }: BulkBarProps<Row>) {
  const { rows, shown, isAll, toggleAll } = chosen;
  return (
    <fieldset className="bulk-bar" aria-label={label}>
      <label className="bulk-all">
        <input
          type="checkbox"
          checked={isAll}
          disabled={shown === 0}
          ref={(box) => {
            if (box !== null) box.indeterminate = rows.length > 0 && !isAll;
          }}
          onChange={toggleAll}
        />
        {t("table.all", { count: shown })}
      </label>
      <BulkActions actions={actions} chosen={rows} isBusy={isBusy} />
      {children}
    </fieldset>
  );
}
