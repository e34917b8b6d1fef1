import type { MineChange } from "@emberlode/game";
import { assertInteger } from "../columns.ts";
import { SECTION } from "../statement-variant.ts";
import { FIELD_FRAGMENT, type FieldColumn } from "./field.ts";
import {
  type ColumnOf,
  doNothing,
  none,
  type RowColumn,
  type WriteDefinition,
} from "./write-definition.ts";

const COLUMNS = [
  ["mine_owner", "int"],
  ["mine_count", "int"],
  ["mine_inert", "int"],
  ["mine_until", "bigint"],
  ["mine_gone", "bigint[]"],
] as const satisfies readonly RowColumn[];

/** Mines laid on a field or removed from it. */
export const mines: WriteDefinition<
  MineChange,
  MineChange,
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
          name: "mines_laid",
          text: `
  insert into mines (x, y, owner, laid_at, until, inert)
  select valid.f_x, valid.f_y, valid.mine_owner, valid.at, valid.mine_until,
    place > valid.mine_count - valid.mine_inert
  from valid, generate_series(1, valid.mine_count) place
  where valid.mine_count is not null`,
          rows: "coalesce(sum(valid.mine_count), 0)",
        },
        {
          name: "mines_gone",
          text: `
  delete from mines m using valid where valid.mine_gone is not null
    and m.id = any(valid.mine_gone)`,
          rows: "coalesce(sum(cardinality(valid.mine_gone)), 0)",
        },
      ],
    },
  ],
  variant: () => SECTION.field,
  players: none,
  fields: (change) => [change],
  fill(change, rows) {
    const { ownerId, lay, removeId } = change;
    const row = rows.field(change);
    if (lay !== undefined) {
      row.mine_owner = ownerId;
      row.mine_count = assertInteger(lay.count);
      row.mine_inert = assertInteger(lay.inert ?? 0);
      row.mine_until = assertInteger(lay.until);
    }
    if (removeId !== undefined) {
      row.mine_gone = [...(Array.isArray(row.mine_gone) ? row.mine_gone : []), removeId];
    }
  },
  applyToCache: doNothing,
};
