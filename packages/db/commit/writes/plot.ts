import type { PlotChange } from "@emberlode/game";
import { SECTION } from "../statement-variant.ts";
import {
  type ColumnOf,
  doNothing,
  none,
  type RowColumn,
  rowsWhere,
  type WriteDefinition,
} from "./write-definition.ts";

const IS_GONE = "valid.plot_id is not null and valid.plot_texts is null";

const COLUMNS = [
  ["plot_id", "text"],
  ["plot_x", "smallint"],
  ["plot_y", "smallint"],
  ["plot_texts", "jsonb"],
] as const satisfies readonly RowColumn[];

/** A plot that is created, updated or removed. */
export const plot: WriteDefinition<PlotChange, PlotChange, ColumnOf<typeof COLUMNS>> = {
  needsKey: true,
  fragments: [
    {
      section: SECTION.rare,
      rowColumns: COLUMNS,
      writes: [
        {
          name: "into_plots",
          text: `
  insert into plots (id, player_id, x, y, fields, created_at)
  select valid.plot_id, valid.id, valid.plot_x, valid.plot_y, valid.plot_texts, valid.at
  from valid where valid.plot_texts is not null
  on conflict (id) do update set x = excluded.x, y = excluded.y, fields = excluded.fields
  where plots.player_id = excluded.player_id`,
          rows: rowsWhere("valid.plot_texts is not null"),
        },
        {
          name: "plots_gone",
          text: `
  delete from plots a using valid where ${IS_GONE} and a.id = valid.plot_id
    and a.player_id = valid.id`,
          rows: rowsWhere(IS_GONE),
        },
      ],
    },
  ],
  variant: () => SECTION.rare,
  players: ({ playerId }) => [playerId],
  fields: none,
  fill({ playerId, id, plot: place }, rows) {
    const row = rows.next(playerId, "plot_id");
    row.plot_id = id;
    if (place === null) return;
    row.plot_x = place.x;
    row.plot_y = place.y;
    row.plot_texts = place.texts;
  },
  applyToCache: doNothing,
};
