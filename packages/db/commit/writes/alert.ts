import type { AlertChange } from "@emberlode/game";
import { SECTION } from "../statement-variant.ts";
import {
  type ColumnOf,
  doNothing,
  none,
  type RowColumn,
  rowsWhere,
  type WriteDefinition,
} from "./write-definition.ts";

const IS_SENT = `valid.alert_type is not null and (valid.alert_once_to is null or not exists (
    select from alerts a where a.player_id = valid.alert_once_to and not a.read
      and a.kind = valid.alert_kind and a.link is not distinct from valid.alert_link
  ))`;

const COLUMNS = [
  ["alert_type", "text"],
  ["alert_kind", "text"],
  ["alert_facts", "jsonb"],
  ["alert_link", "text"],
  /** The recipient of an alert that is skipped if an unread one like it exists. */
  ["alert_once_to", "int"],
] as const satisfies readonly RowColumn[];

/** An alert to a player. */
export const alert: WriteDefinition<AlertChange, AlertChange, ColumnOf<typeof COLUMNS>> = {
  needsKey: true,
  fragments: [
    {
      section: SECTION.fight,
      rowColumns: COLUMNS,
      writes: [
        {
          name: "into_alerts",
          text: `
  insert into alerts (player_id, type, kind, facts, link, created_at)
  select coalesce(valid.alert_once_to, valid.id), valid.alert_type, valid.alert_kind,
    valid.alert_facts, valid.alert_link, valid.at
  from valid where ${IS_SENT}`,
          rows: rowsWhere(IS_SENT),
        },
      ],
    },
  ],
  variant: () => SECTION.fight,
  players: ({ playerId, once }) => (once === true ? [] : [playerId]),
  fields: none,
  fill({ playerId, type, kind, facts, link, once }, rows) {
    const row = rows.next(once === true ? rows.actor : playerId, "alert_type");
    if (once === true) row.alert_once_to = playerId;
    row.alert_type = type;
    row.alert_kind = kind;
    row.alert_facts = facts;
    row.alert_link = link;
  },
  applyToCache: doNothing,
};
