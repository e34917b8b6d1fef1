import { type CooldownChange, cellIndex } from "@emberlode/game";
import { assertInteger } from "../columns.ts";
import { SECTION } from "../statement-variant.ts";
import { insert } from "./insert.ts";
import { type ColumnOf, none, type RowColumn, type WriteDefinition } from "./write-definition.ts";

const COLUMNS = [
  ["cool_x", "smallint"],
  ["cool_y", "smallint"],
  ["cool_until", "bigint"],
] as const satisfies readonly RowColumn[];

/** A field that is spent for a player. */
export const cooldown: WriteDefinition<CooldownChange, CooldownChange, ColumnOf<typeof COLUMNS>> = {
  needsKey: false,
  fragments: [
    insert({
      section: SECTION.basic,
      table: "cooldowns",
      when: "cool_until",
      rowColumns: COLUMNS,
      columns: {
        player_id: "valid.id",
        x: "valid.cool_x",
        y: "valid.cool_y",
        until: "valid.cool_until",
      },
      onConflict: "(player_id, x, y) do update set until = excluded.until",
    }),
  ],
  variant: () => SECTION.basic,
  players: ({ playerId }) => [playerId],
  fields: none,
  fill({ playerId, x, y, until }, rows) {
    const row = rows.next(playerId, "cool_until");
    row.cool_x = x;
    row.cool_y = y;
    row.cool_until = assertInteger(until);
  },
  applyToCache(change, entries) {
    entries.get(change.playerId)?.cooldowns.set(cellIndex(change), change.until);
  },
};
