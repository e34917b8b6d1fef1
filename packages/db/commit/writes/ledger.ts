import type { LedgerEntry } from "@emberlode/game";
import { assertInteger } from "../columns.ts";
import { SECTION } from "../statement-variant.ts";
import { insert } from "./insert.ts";
import {
  type ColumnOf,
  doNothing,
  type NumberedEntry,
  none,
  type Row,
  type RowColumn,
  type WriteDefinition,
} from "./write-definition.ts";

/** The key of an action and the hash of its request. */
export interface ActionKey {
  key: string;
  bodyHash: string;
}

/**
 * The kind of the row that stores the key and answer of an action without a log line of the actor:
 * a step, or a change of a plot, a pact, the profile, a setting or the password.
 */
export const UNLOGGED_KIND = "move";

const COLUMNS = [
  ["kind", "text"],
  ["nr", "int"],
  ["cat", "smallint"],
  ["cat_nr", "int"],
  ["d_metal", "bigint"],
  ["d_energy", "bigint"],
  ["detail", "jsonb"],
  ["key", "text"],
  ["body_hash", "text"],
  ["answer", "json"],
] as const satisfies readonly RowColumn[];
type Column = ColumnOf<typeof COLUMNS>;

/** A line of a player's log. The actor's first one stores the key and answer of the action. */
export const ledger: WriteDefinition<LedgerEntry, NumberedEntry, Column> = {
  needsKey: true,
  fragments: [
    insert({
      section: SECTION.basic,
      table: "ledger",
      when: "kind",
      rowColumns: COLUMNS,
      columns: {
        player_id: "valid.id",
        version: "valid.v + 1",
        kind: "valid.kind",
        nr: "valid.nr",
        cat: "valid.cat",
        cat_nr: "valid.cat_nr",
        d_metal: "valid.d_metal",
        d_energy: "valid.d_energy",
        detail: "valid.detail",
        created_at: "valid.at",
        key: "valid.key",
        body_hash: "valid.body_hash",
        answer: "valid.answer",
      },
    }),
  ],
  variant: () => SECTION.basic,
  players: ({ playerId }) => [playerId],
  fields: none,
  fill({ playerId, kind, lineNumber, category, categoryNumber, metal, energy, detail }, rows) {
    const row = rows.next(playerId, "kind");
    row.kind = kind;
    row.nr = lineNumber;
    row.cat = category;
    row.cat_nr = categoryNumber;
    row.d_metal = assertInteger(metal);
    row.d_energy = assertInteger(energy);
    row.detail = detail;
  },
  applyToCache: doNothing,
};

/**
 * Stores key and answer in the actor's row, as a ledger row of its own if the actor has no log
 * line.
 */
export function fillKey(
  actorRow: Row<Column>,
  { key, bodyHash }: ActionKey,
  answer: unknown,
): void {
  if (!("kind" in actorRow)) {
    actorRow.kind = UNLOGGED_KIND;
    actorRow.d_metal = 0;
    actorRow.d_energy = 0;
    actorRow.detail = {};
  }
  actorRow.key = key;
  actorRow.body_hash = bodyHash;
  actorRow.answer = answer;
}
