import type { PlotChange } from "@emberlode/game";
import { FAMILY } from "../families.ts";
import { type KindOfWrite, none, nothing, rowsWhere } from "./write-kind.ts";

const IS_GONE = "o.plot_id is not null and o.plot_fields is null";

/** A plot that was created, changed or deleted. */
export const plot: KindOfWrite<PlotChange> = {
  isStep: false,
  fragments: [
    {
      family: FAMILY.rare,
      rowColumns: [
        ["plot_id", "text"],
        ["plot_x", "smallint"],
        ["plot_y", "smallint"],
        ["plot_fields", "jsonb"],
      ],
      writes: [
        {
          name: "into_plots",
          text: `
  insert into plots (id, player_id, x, y, fields, created_at)
  select o.plot_id, o.id, o.plot_x, o.plot_y, o.plot_fields, o.at from o where o.plot_fields is not null
  on conflict (id) do update set x = excluded.x, y = excluded.y, fields = excluded.fields
  where plots.player_id = excluded.player_id`,
          rows: rowsWhere("o.plot_fields is not null"),
        },
        {
          name: "plots_gone",
          text: `
  delete from plots a using o where ${IS_GONE} and a.id = o.plot_id and a.player_id = o.id`,
          rows: rowsWhere(IS_GONE),
        },
      ],
    },
  ],
  families: () => FAMILY.rare,
  players: ({ playerId }) => [playerId],
  fields: none,
  fill({ playerId, id, plot: place }, rows) {
    const row = rows.next(playerId, "plot_id");
    row.plot_id = id;
    if (place === null) return;
    row.plot_x = place.x;
    row.plot_y = place.y;
    row.plot_fields = place.fields;
  },
  applyToCache: nothing,
};
