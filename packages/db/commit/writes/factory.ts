import type { FactoryChange } from "@emberlode/game";
import { assertInteger } from "../columns.ts";
import { SECTION } from "../statement-variant.ts";
import { FIELD_FRAGMENT, type FieldColumn } from "./field.ts";
import {
  type ColumnOf,
  doNothing,
  none,
  type RowColumn,
  rowsWhere,
  type WriteDefinition,
} from "./write-definition.ts";

const IS_TAKEN = "valid.fac_from = 0 and valid.fac_to > 0";
/** A base placed by the same action is upgraded by that write. */
const IS_CHANGED = "valid.fac_from > 0 and valid.fac_to > 0 and valid.f_base is null";
const IS_FREED = "valid.fac_from > 0 and valid.fac_to = 0";

const COLUMNS = [
  ["bar_id", "int"],
  ["bar_until", "bigint"],
  ["fac_id", "int"],
  ["fac_from", "int"],
  ["fac_to", "int"],
  ["fac_lvl", "smallint"],
  ["fac_slots", "int"],
  ["fac_safe", "bigint"],
  ["fac_first", "boolean"],
  ["fac_falls", "bigint"],
  ["fac_store", "bigint"],
  ["fac_garrison", "smallint"],
] as const satisfies readonly RowColumn[];

/** A factory that is captured, changed or freed: `fac_from` and `fac_to` are 0 without an owner. */
export const factory: WriteDefinition<
  FactoryChange,
  FactoryChange,
  FieldColumn | ColumnOf<typeof COLUMNS>
> = {
  needsKey: true,
  fragments: [
    FIELD_FRAGMENT,
    {
      section: SECTION.field,
      rowColumns: COLUMNS,
      writes: [
        {
          name: "into_bars",
          text: `
  insert into field_bars (x, y, player_id, until)
  select valid.f_x, valid.f_y, valid.bar_id, valid.bar_until
  from valid where valid.bar_id is not null
  on conflict (x, y, player_id) do update set until = excluded.until`,
          rows: rowsWhere("valid.bar_id is not null"),
        },
        {
          name: "factory_taken",
          text: `
  insert into factories (id, owner, x, y, type, lvl, slots, safe_until, store_since, is_first)
  select coalesce(valid.fac_id, nextval('factories_id_seq')), valid.fac_to, valid.f_x, valid.f_y,
    'factory', valid.fac_lvl, valid.fac_slots, valid.fac_safe, coalesce(valid.fac_store, valid.at),
    coalesce(valid.fac_first, false)
  from valid where ${IS_TAKEN}`,
          rows: rowsWhere(IS_TAKEN),
        },
        {
          name: "factory_changed",
          text: `
  update factories a set owner = valid.fac_to, lvl = valid.fac_lvl, slots = valid.fac_slots,
    safe_until = valid.fac_safe,
    is_first = coalesce(valid.fac_first, a.is_first and valid.fac_to = valid.fac_from),
    falls_free_at = coalesce(valid.fac_falls, a.falls_free_at),
    store_since = coalesce(valid.fac_store, a.store_since),
    garrison = coalesce(valid.fac_garrison, case when valid.fac_to = valid.fac_from then a.garrison else 0 end)
  from valid where ${IS_CHANGED} and a.x = valid.f_x and a.y = valid.f_y
    and a.owner = valid.fac_from`,
          rows: rowsWhere(IS_CHANGED),
        },
        {
          name: "factory_freed",
          text: `
  delete from factories a using valid
  where ${IS_FREED} and a.x = valid.f_x and a.y = valid.f_y and a.owner = valid.fac_from
    and a.type = 'factory'`,
          rows: rowsWhere(IS_FREED),
        },
      ],
    },
  ],
  variant: () => SECTION.field,
  players: none,
  fields: (change) => [change],
  fill(change, rows) {
    const row = rows.field(change);
    row.fac_from = change.from ?? 0;
    row.fac_to = change.to ?? 0;
    row.fac_lvl = assertInteger(change.lvl);
    row.fac_slots = assertInteger(change.slots);
    row.fac_safe = assertInteger(change.safeUntil);
    row.f_free = change.hold?.freeSince;
    row.f_held = change.hold?.heldSince;
    row.f_open = change.hold?.openUntil;
    row.f_reserved = change.hold?.reservedUntil;
    row.f_safe = change.hold?.plunderSafeUntil;
    if (change.to === null) {
      row.bar_id = change.barred?.playerId;
      row.bar_until = change.barred?.until;
      return;
    }
    row.fac_first = change.isFirst;
    row.fac_store = change.storeSince;
    if (change.from === null) {
      row.fac_id = change.id;
      return;
    }
    row.fac_falls = change.fallsFreeAt;
    row.fac_garrison = change.garrison;
  },
  applyToCache: doNothing,
};
