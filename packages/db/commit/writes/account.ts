import type { AccountChange } from "@emberlode/game";
import { SECTION } from "../statement-variant.ts";
import {
  type Check,
  type ColumnOf,
  doNothing,
  none,
  type RowColumn,
  rowsWhere,
  type WriteCte,
  type WriteDefinition,
} from "./write-definition.ts";

const isChanged = `coalesce(valid.acc_base_name, valid.acc_quote, valid.acc_picture,
    valid.acc_password_hash, valid.acc_settings::text) is not null`;

/** Deletes everything that a new password ends. Sessions are locked before. */
const deleteFrom = (table: string): WriteCte => ({
  name: `${table}_gone`,
  text: `
  delete from ${table} t using valid where valid.acc_password_hash is not null
    and t.account_id = valid.id`,
  rows: null,
});

/** Locks the ending sessions before the account, in the same order as where a session is used. */
const SESSIONS_LOCK: Check = {
  lock: `
locked_sessions as materialized (
  select s.id from locked join sessions s on s.account_id = locked.id
  where locked.acc_password_hash is not null order by s.id for update of s
)`,
  // `>= 0` is always true. Reading the CTE makes Postgres run it first.
  isLocked: "(locked.acc_password_hash is null or (select count(*) from locked_sessions) >= 0)",
  isCurrent: "true",
  rowColumns: [],
};

const PROFILE_COLUMNS = [
  ["acc_base_name", "text"],
  ["acc_quote", "text"],
  ["acc_picture", "text"],
  ["acc_password_hash", "text"],
  ["acc_settings", "jsonb"],
] as const satisfies readonly RowColumn[];
const SESSION_COLUMNS = [["acc_session", "json"]] as const satisfies readonly RowColumn[];
type Column = ColumnOf<typeof PROFILE_COLUMNS> | ColumnOf<typeof SESSION_COLUMNS>;

/** A player's profile, settings, and a new password, which ends the sessions of the old one. */
export const account: WriteDefinition<AccountChange, AccountChange, Column> = {
  needsKey: true,
  fragments: [
    {
      section: SECTION.rare,
      rowColumns: PROFILE_COLUMNS,
      writes: [
        {
          name: "accounts_changed",
          text: `
  update accounts a set base_name = coalesce(valid.acc_base_name, a.base_name),
    quote = coalesce(valid.acc_quote, a.quote),
    profile_picture = coalesce(valid.acc_picture, a.profile_picture),
    password_hash = coalesce(valid.acc_password_hash, a.password_hash),
    settings = a.settings || coalesce(valid.acc_settings, '{}')
  from valid where a.id = valid.id and ${isChanged}`,
          rows: rowsWhere(isChanged),
        },
      ],
    },
    {
      section: SECTION.credentials,
      rowColumns: SESSION_COLUMNS,
      writes: [
        {
          name: "session_inserted",
          text: `
  insert into sessions (token_hash, account_id, created_at, seen_at, expires_at, stay, device)
  select decode(s.token, 'hex'), valid.id, s.begun, s.begun, s.until, s.stay, s.device
  from valid, lateral (select valid.acc_session->>'tokenHash' as token,
    (valid.acc_session->>'createdAt')::bigint as begun,
    (valid.acc_session->>'expiresAt')::bigint as until,
    (valid.acc_session->>'stay')::boolean as stay, valid.acc_session->>'device' as device) s
  where valid.acc_session is not null`,
          rows: rowsWhere("valid.acc_session is not null"),
        },
        ...["email_changes", "password_resets", "api_tokens", "sessions"].map(deleteFrom),
      ],
      check: SESSIONS_LOCK,
    },
  ],
  variant: ({ password }) => (password === undefined ? SECTION.rare : SECTION.credentials),
  players: ({ playerId }) => [playerId],
  fields: none,
  fill(change, rows) {
    const row = rows.next(change.playerId, "acc_quote");
    row.acc_base_name = change.baseName;
    row.acc_quote = change.quote;
    row.acc_picture = change.profilePicture;
    row.acc_password_hash = change.password?.hash;
    row.acc_session = change.password?.session ?? undefined;
    row.acc_settings = change.settings;
  },
  applyToCache: doNothing,
};
