/** Selecting rows of a list, and acting on all of them. */
import { type ReactNode, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import type { BulkAction } from "./use-data-table.ts";

const t = await messages("controls");

interface BulkActionsProps<Row> {
  actions: readonly BulkAction<Row>[];
  selected: readonly Row[];
  /** Whether an action is running. */
  isBusy?: boolean;
  onApplied?: () => void;
}

/** A select of bulk actions and the button "Apply" (spec §9). */
export function BulkActions<Row>(props: BulkActionsProps<Row>) {
  const { actions, selected, isBusy = false, onApplied } = props;
  const [id, setId] = useState(actions[0]?.id ?? "");
  const action = actions.find((one) => one.id === id) ?? actions[0];
  const isDisabled = isBusy || selected.length === 0;
  const apply = () => {
    action?.run(selected);
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
        question={action?.question?.(selected.length) ?? null}
        isDisabled={isDisabled}
        onConfirm={apply}
      />
      <span className="figure" role="status">
        {t("table.selected", { count: selected.length })}
      </span>
    </div>
  );
}

interface BulkBarProps<Row> {
  label: string;
  actions: readonly BulkAction<Row>[];
  selection: RowSelection<Row>;
  /** Whether an action is running. */
  isBusy: boolean;
  /** Its progress, or its result. */
  children?: ReactNode;
}

/** The bar above a list: a checkbox that selects all rows, and the bulk actions. */
export function BulkBar<Row>({ label, actions, selection, isBusy, children }: BulkBarProps<Row>) {
  const { rows, shownCount, isAll, toggleAll } = selection;
  return (
    <fieldset className="bulk-bar" aria-label={label}>
      <label className="bulk-all">
        <input
          type="checkbox"
          checked={isAll}
          disabled={shownCount === 0}
          ref={(box) => {
            if (box !== null) box.indeterminate = rows.length > 0 && !isAll;
          }}
          onChange={toggleAll}
        />
        {t("table.all", { count: shownCount })}
      </label>
      <BulkActions actions={actions} selected={rows} isBusy={isBusy} />
      {children}
    </fieldset>
  );
}

interface RowCheckboxProps {
  name: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** The checkbox that selects a row for bulk actions. */
export function RowCheckbox({ name, isSelected, onSelect }: RowCheckboxProps) {
  return (
    <label className="row-checkbox">
      <span className="sr-only">{name}</span>
      <input
        type="checkbox"
        checked={isSelected}
        onChange={(event) => onSelect(event.target.checked)}
      />
    </label>
  );
}

export interface RowSelection<Row> {
  /** The selected rows, in the order shown. */
  rows: readonly Row[];
  isSelected: (row: Row) => boolean;
  shownCount: number;
  /** Whether all rows shown are selected, of which there is at least one. */
  isAll: boolean;
  toggle: (row: Row) => void;
  /** Selects all rows shown, or none if all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The selected rows; rows that are no longer shown are deselected. */
export function useRowSelection<Row>(
  shown: readonly Row[],
  idOf: (row: Row) => string,
): RowSelection<Row> {
  const [ids, setIds] = useState(NONE);
  const rows = shown.filter((row) => ids.has(idOf(row)));
  const isAll = rows.length > 0 && rows.length === shown.length;
  const select = (selected: readonly Row[]) => setIds(new Set(selected.map(idOf)));
  if (rows.length < ids.size) select(rows);
  return {
    rows,
    isSelected: (row) => ids.has(idOf(row)),
    shownCount: shown.length,
    isAll,
    toggle: (row) =>
      select(ids.has(idOf(row)) ? rows.filter((one) => idOf(one) !== idOf(row)) : [...rows, row]),
    toggleAll: () => select(isAll ? [] : shown),
    clear: () => select([]),
  };
}
