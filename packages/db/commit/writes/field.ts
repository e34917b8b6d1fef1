/** Checks and raises the versions of the fields that a batch changes. */
import { SECTION } from "../statement-variant.ts";
import { type ColumnOf, type Fragment, type RowColumn, rowsWhere } from "./write-definition.ts";

const COLUMNS = [
  ["f_x", "smallint"],
  ["f_y", "smallint"],
  ["f_v", "int"],
  ["f_base", "int"],
  ["f_free", "bigint"],
  ["f_held", "bigint"],
  ["f_open", "bigint"],
  ["f_reserved", "bigint"],
  ["f_safe", "bigint"],
] as const satisfies readonly RowColumn[];
export type FieldColumn = ColumnOf<typeof COLUMNS>;

/**
 * A field and the version that an action was judged on, shared by all kinds that change one: one
 * JSON row per field. Fields are locked after players, so that two processes cannot deadlock.
 */
export const FIELD_FRAGMENT: Fragment = {
  section: SECTION.field,
  rowColumns: COLUMNS,
  writes: [
    {
      name: "fields_changed",
      text: `
  update fields f set version = f.version + 1,
    base_owner = nullif(coalesce(valid.f_base, f.base_owner), 0),
    free_since = coalesce(valid.f_free, f.free_since),
    held_since = coalesce(valid.f_held, f.held_since),
    open_until = coalesce(valid.f_open, f.open_until),
    reserved_until = coalesce(valid.f_reserved, f.reserved_until),
    safe_until = coalesce(nullif(valid.f_safe, 0), f.safe_until)
  from valid where valid.f_x is not null and f.x = valid.f_x and f.y = valid.f_y
    and f.version = valid.f_v`,
      rows: rowsWhere("valid.f_x is not null"),
    },
  ],
  check: {
    lock: `
locked_fields as materialized (
  select f.x, f.y from locked join fields f on f.x = locked.f_x and f.y = locked.f_y
    and f.version = locked.f_v
  order by f.x, f.y for no key update of f skip locked
)`,
    isLocked: `(
    locked.f_x is null
    or exists (select from locked_fields g where g.x = locked.f_x and g.y = locked.f_y)
  )`,
    isCurrent: `(input.f_x is null or exists (
    select from fields f where f.x = input.f_x and f.y = input.f_y and f.version = input.f_v
  ))`,
    rowColumns: [
      ["f_x", "smallint"],
      ["f_y", "smallint"],
      ["f_v", "int"],
    ],
  },
};
