import type { BaseMoveChange, Position } from "@emberlode/game";
import type { Entries } from "../cached-player.ts";
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

/** The previous position of a player's base. */
function oldSites({ playerId }: BaseMoveChange, entries: Entries): readonly Position[] {
  const { baseX = null, baseY = null } = entries.get(playerId)?.state ?? {};
  return baseX === null || baseY === null ? [] : [{ x: baseX, y: baseY }];
}

const COLUMNS = [["base_moved", "boolean"]] as const satisfies readonly RowColumn[];

/** A base that moves. `f_base` is the owner of the base on a field, or 0. */
export const baseMove: WriteDefinition<
  BaseMoveChange,
  BaseMoveChange,
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
          name: "base_moved_rows",
          text: `
  update factories a set x = valid.f_x, y = valid.f_y
  from valid where valid.base_moved and a.owner = valid.f_base and a.type = 'base'
    and a.x is not null`,
          rows: rowsWhere("valid.base_moved"),
        },
      ],
    },
  ],
  variant: () => SECTION.field,
  players: none,
  fields: (change, entries) => [...oldSites(change, entries), change],
  fill(change, rows) {
    // Another base may move to the field that this one leaves.
    for (const site of oldSites(change, rows.entries)) rows.field(site).f_base ??= 0;
    const row = rows.field(change);
    row.f_base = change.playerId;
    row.base_moved = true;
  },
  applyToCache: doNothing,
};
