import type { BattleChange } from "@emberlode/game";
import { SECTION } from "../statement-variant.ts";
import { insert } from "./insert.ts";
import { doNothing, none, type WriteDefinition } from "./write-definition.ts";

/** A battle's report. */
export const battle: WriteDefinition<BattleChange> = {
  needsKey: true,
  fragments: [
    insert({
      section: SECTION.fight,
      table: "battles",
      when: "battle_id",
      rowColumns: [
        ["battle_id", "text"],
        ["battle", "json"],
      ],
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
