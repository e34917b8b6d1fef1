import type { BasePlacementChange, BaseRemovalChange } from "@emberlode/game";
import { assertInteger } from "../columns.ts";
import { SECTION, type StatementVariant } from "../statement-variant.ts";
import { FIELD_FRAGMENT, type FieldColumn } from "./field.ts";
import {
  type ColumnOf,
  type Fragment,
  type RowColumn,
  rowsWhere,
  type WriteDefinition,
} from "./write-definition.ts";

const LEAVE_COLUMNS = [["leave_seen", "bigint"]] as const satisfies readonly RowColumn[];
const PLACEMENT_COLUMNS = [
  ["placements", "int"],
  ["base_placed", "boolean"],
] as const satisfies readonly RowColumn[];
type Column = FieldColumn | ColumnOf<typeof LEAVE_COLUMNS> | ColumnOf<typeof PLACEMENT_COLUMNS>;

/**
 * A player whose base leaves the map, in the row of that player. Players seen since the decision
 * stay, and accounts whose session is in use are skipped, not waited for.
 */
const LEAVE_FRAGMENT: Fragment = {
  section: SECTION.place,
  rowColumns: LEAVE_COLUMNS,
  writes: [
    {
      name: "base_gone",
      text: `
  update factories a set x = null, y = null
  from valid where valid.leave_seen is not null and a.owner = valid.id and a.type = 'base'`,
      rows: rowsWhere("valid.leave_seen is not null"),
    },
  ],
  check: {
    lock: `
locked_leaving as materialized (
  select a.id from locked join accounts a on a.id = locked.id and a.last_seen_at = locked.leave_seen
  order by a.id for no key update of a skip locked
)`,
    isLocked: `(
    locked.leave_seen is null or exists (select from locked_leaving g where g.id = locked.id)
  )`,
    isCurrent: `(input.leave_seen is null or exists (
    select from accounts a where a.id = input.id and a.last_seen_at = input.leave_seen
  ))`,
    rowColumns: LEAVE_COLUMNS,
  },
};

/**
 * A placed base, and the number of placements: a placement decided at another number is not
 * written. The cell may be that of a leaving base, which is removed first. The same action may
 * upgrade the base.
 */
const PLACEMENT_FRAGMENT: Fragment = {
  section: SECTION.place,
  rowColumns: PLACEMENT_COLUMNS,
  writes: [
    {
      // `>= 0` is always true. Reading the CTE makes Postgres run it first.
      name: "base_placed_rows",
      text: `
  update factories a set x = valid.f_x, y = valid.f_y,
    lvl = coalesce(valid.fac_lvl, a.lvl), slots = coalesce(valid.fac_slots, a.slots)
  from valid where valid.base_placed and a.owner = valid.f_base and a.type = 'base' and a.x is null
    and (select count(*) from base_gone) >= 0`,
      rows: rowsWhere("valid.base_placed"),
    },
    {
      name: "placements_counted",
      text: `
  update worlds w set placements = w.placements + 1 from valid where valid.placements is not null`,
      rows: rowsWhere("valid.placements is not null"),
    },
  ],
  check: {
    lock: `
locked_world as materialized (
  select locked.n from locked join worlds w on w.placements = locked.placements
    for no key update of w skip locked
)`,
    isLocked: `(locked.placements is null or locked.n = (select min(g.n) from locked_world g))`,
    isCurrent: `(input.placements is null or exists (
    select from worlds w where w.placements = input.placements
  ))`,
    rowColumns: [["placements", "int"]],
  },
};

const variant = (): StatementVariant => SECTION.field | SECTION.place;

/** A base that leaves the map for another one; its player's row and log are separate writes. */
export const baseRemove: WriteDefinition<BaseRemovalChange, BaseRemovalChange, Column> = {
  needsKey: true,
  fragments: [FIELD_FRAGMENT, LEAVE_FRAGMENT],
  variant,
  players: ({ playerId }) => [playerId],
  fields: (change) => [change],
  fill(change, rows) {
    rows.main(change.playerId).leave_seen = assertInteger(change.lastSeenAt);
    // The placed base may take this same field.
    rows.field(change).f_base ??= 0;
  },
  applyToCache({ playerId, base }, entries) {
    const entry = entries.get(playerId);
    if (entry !== undefined) entry.waitingBase = base;
  },
};

/** A waiting base that gets its cell; its player's row is a separate write. */
export const basePlace: WriteDefinition<BasePlacementChange, BasePlacementChange, Column> = {
  needsKey: true,
  fragments: [FIELD_FRAGMENT, LEAVE_FRAGMENT, PLACEMENT_FRAGMENT],
  variant,
  players: ({ playerId }) => [playerId],
  fields: (change) => [change],
  fill(change, rows) {
    rows.main(change.playerId).placements = assertInteger(change.placements);
    const row = rows.field(change);
    row.f_base = change.playerId;
    row.base_placed = true;
  },
  applyToCache({ playerId }, entries) {
    const entry = entries.get(playerId);
    if (entry !== undefined) entry.waitingBase = null;
  },
};
