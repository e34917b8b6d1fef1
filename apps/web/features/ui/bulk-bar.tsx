import { type ReactNode, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import type { BulkAction } from "./use-data-table.ts";

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
  const isDisabled = isBusy || chosen.length === 0;
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
        isDisabled={isDisabled}
        onConfirm={apply}
      />
      <span className="table-chosen figure" role="status">
        {t("table.chosen", { count: chosen.length })}
      </span>
    </div>
  );
}

interface BulkBarProps<Row> {
  label: string;
  actions: readonly BulkAction<Row>[];
  chosen: RowSelection<Row>;
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

interface RowCheckboxProps {
  name: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** The checkbox that selects a row for bulk actions. */
export function RowCheckbox({ name, isChosen, onChoose }: RowCheckboxProps) {
  return (
    <label className="chooser">
      <span className="sr-only">{name}</span>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
    </label>
  );
}

export interface RowSelection<Row> {
  /** The selected rows, in visible order. */
  rows: readonly Row[];
  isChosen: (row: Row) => boolean;
  /** Number of visible rows, and whether all of them are selected. */
  shown: number;
  isAll: boolean;
  toggle: (row: Row) => void;
  /** Selects all visible rows, or none if all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The selected rows; rows that are no longer visible are deselected. */
export function useRowSelection<Row>(
  shown: readonly Row[],
  idOf: (row: Row) => string,
): RowSelection<Row> {
  const [ids, setIds] = useState(NONE);
  const rows = shown.filter((row) => ids.has(idOf(row)));
  const isAll = rows.length > 0 && rows.length === shown.length;
  const choose = (chosen: readonly Row[]) => setIds(new Set(chosen.map(idOf)));
  if (rows.length < ids.size) choose(rows);
  return {
    rows,
    isChosen: (row) => ids.has(idOf(row)),
    shown: shown.length,
    isAll,
    toggle: (row) =>
      choose(ids.has(idOf(row)) ? rows.filter((one) => idOf(one) !== idOf(row)) : [...rows, row]),
    toggleAll: () => choose(isAll ? [] : shown),
    clear: () => choose([]),
  };
}
