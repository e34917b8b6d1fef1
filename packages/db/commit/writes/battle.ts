import type { BattleChange } from "@emberlode/game";
import { SECTION } from "../statement-variant.ts";
import { insert } from "./insert.ts";
import {
  type ColumnOf,
  doNothing,
  none,
  type RowColumn,
  type WriteDefinition,
} from "./write-definition.ts";

const COLUMNS = [
  ["battle_id", "text"],
  ["battle", "json"],
] as const satisfies readonly RowColumn[];

/** A battle's report. */
export const battle: WriteDefinition<BattleChange, BattleChange, ColumnOf<typeof COLUMNS>> = {
  needsKey: true,
  fragments: [
    insert({
      section: SECTION.fight,
      table: "battles",
      when: "battle_id",
      rowColumns: COLUMNS,
      columns: { id: "valid.battle_id", created_at: "valid.at", report: "valid.battle" },
    }),
  ],
  variant: () => SECTION.fight,
  players: none,
  fields: none,
  fill({ id, report }, rows) {
    const row = rows.next(rows.actor, "battle_id");
    row.battle_id = id;
    row.battle = report;
  },
  applyToCache: doNothing,
};
