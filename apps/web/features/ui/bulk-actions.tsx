import { useState } from "react";
import { messages } from "../../lib/messages.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import type { BulkAction } from "./table-column.ts";

const t = await messages("controls");

interface BulkActionsProps<Row> {
  actions: readonly BulkAction<Row>[];
  chosen: readonly Row[];
  /** Whether an action is running. */
  isBusy?: boolean;
  onApplied?: () => void;
}

/** A select of bulk actions and the button "Apply" (spec §9). */
export function BulkActions<Row>(props: BulkActionsProps<Row>) {
  const { actions, chosen, isBusy = false, onApplied } = props;
  const [id, setId] = useState(actions[0]?.id ?? "");
  const action = actions.find((one) => one.id === id) ?? actions[0];
  const isOff = isBusy || chosen.length === 0;
  const apply = () => {
    action?.run(chosen);
    onApplied?.();
  };
  return (
    <div className="table-bulk">
      <select
        className="input"
        aria-label={t("table.bulk")}
        value={action?.id}
        onChange={(event) => setId(event.target.value)}
      >
        {actions.map((one) => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </select>
      <ConfirmButton
        key={action?.id}
        text={t("table.apply")}
        question={action?.question?.(chosen.length) ?? null}
        isOff={isOff}
        onConfirm={apply}
      />
      <span className="table-chosen figure" role="status">
        {t("table.chosen", { count: chosen.length })}
      </span>
    </div>
  );
}
