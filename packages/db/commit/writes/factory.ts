import type { FactoryChange } from "@emberlode/game";
import { assertInteger } from "../columns.ts";
import { FAMILY } from "../families.ts";
import { FIELD_FRAGMENT } from "./field.ts";
import { type KindOfWrite, none, nothing, rowsWhere } from "./write-kind.ts";

const IS_TAKEN = "o.fac_from = 0 and o.fac_to > 0";
/** A base placed by the same action is upgraded by that write. */
const IS_CHANGED = "o.fac_from > 0 and o.fac_to > 0 and o.f_base is null";
const IS_FREED = "o.fac_from > 0 and o.fac_to = 0";

/** A factory that is captured, changed or freed: `fac_from` and `fac_to` are 0 for none. */
export const factory: KindOfWrite<FactoryChange> = {
  isStep: false,
  fragments: [
    FIELD_FRAGMENT,
    {
      family: FAMILY.field,
      rowColumns: [
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
      ],
      writes: [
        {
          name: "into_bars",
          text: `
  insert into field_bars (x, y, player_id, until)
  select o.f_x, o.f_y, o.bar_id, o.bar_until from o where o.bar_id is not null
  on conflict (x, y, player_id) do update set until = excluded.until`,
          rows: rowsWhere("o.bar_id is not null"),
        },
        {
          name: "factory_taken",
          text: `
  insert into factories (id, owner, x, y, type, lvl, slots, safe_until, is_first)
  select coalesce(o.fac_id, nextval('factories_id_seq')), o.fac_to, o.f_x, o.f_y, 'factory',
    o.fac_lvl, o.fac_slots, o.fac_safe, coalesce(o.fac_first, false)
  from o where ${IS_TAKEN}`,
          rows: rowsWhere(IS_TAKEN),
        },
        {
          name: "factory_changed",
          text: `
  update factories a set owner = o.fac_to, lvl = o.fac_lvl, slots = o.fac_slots, safe_until = o.fac_safe,
    is_first = coalesce(o.fac_first, a.is_first and o.fac_to = o.fac_from),
    falls_free_at = coalesce(o.fac_falls, a.falls_free_at)
  from o where ${IS_CHANGED} and a.x = o.f_x and a.y = o.f_y and a.owner = o.fac_from`,
          rows: rowsWhere(IS_CHANGED),
        },
        {
          name: "factory_freed",
          text: `
  delete from factories a using o
  where ${IS_FREED} and a.x = o.f_x and a.y = o.f_y and a.owner = o.fac_from
    and a.type = 'factory'`,
          rows: rowsWhere(IS_FREED),
        },
      ],
    },
  ],
  families: () => FAMILY.field,
  players: none,
  fields: (change) => [change],
  fill(change, rows) {
    const row = rows.field(change);
    row.fac_id = change.id;
    row.fac_from = change.from ?? 0;
    row.fac_to = change.to ?? 0;
    row.fac_lvl = assertInteger(change.lvl);
    row.fac_slots = assertInteger(change.slots);
    row.fac_safe = assertInteger(change.safeUntil);
    row.fac_first = change.isFirst;
    row.fac_falls = change.fallsFreeAt;
    row.f_free = change.hold?.freeSince;
    row.f_held = change.hold?.heldSince;
    row.f_open = change.hold?.openUntil;
    row.f_reserved = change.hold?.reservedUntil;
    row.f_safe = change.hold?.safeUntil;
    row.bar_id = change.barredId;
    row.bar_until = change.barredUntil;
  },
  applyToCache: nothing,
};
