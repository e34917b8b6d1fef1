import type { AccountChange } from "@emberlode/game";
import { FAMILY } from "../families.ts";
import {
  type Check,
  type KindOfWrite,
  none,
  nothing,
  rowsWhere,
  type WriteCte,
} from "./write-kind.ts";

const isChanged = `coalesce(o.acc_base_name, o.acc_quote, o.acc_picture, o.acc_password_hash,
    o.acc_settings::text) is not null`;

/** Deletes everything that a new password ends. Sessions are locked before. */
const gone = (table: string): WriteCte => ({
  name: `${table}_gone`,
  text: `
  delete from ${table} t using o where o.acc_password_hash is not null and t.account_id = o.id`,
  rows: null,
});

/** Locks the ending sessions before the account, in the same order as where a session is used. */
const SESSIONS_LOCK: Check = {
  lock: `
on_sessions as materialized (
  select s.id from l join sessions s on s.account_id = l.id
  where l.acc_password_hash is not null order by s.id for update of s
)`,
  isLocked: "(l.acc_password_hash is null or (select count(*) from on_sessions) >= 0)",
  stands: "true",
  rowColumns: [],
};

/** A player's profile, settings, and a new password, which ends the sessions of the old one. */
export const account: KindOfWrite<AccountChange> = {
  isStep: false,
  fragments: [
    {
      family: FAMILY.rare,
      rowColumns: [
        ["acc_base_name", "text"],
        ["acc_quote", "text"],
        ["acc_picture", "text"],
        ["acc_password_hash", "text"],
        ["acc_settings", "jsonb"],
      ],
      writes: [
        {
          name: "on_accounts",
          text: `
  update accounts a set base_name = coalesce(o.acc_base_name, a.base_name),
    quote = coalesce(o.acc_quote, a.quote),
    profile_picture = coalesce(o.acc_picture, a.profile_picture),
    password_hash = coalesce(o.acc_password_hash, a.password_hash),
    settings = a.settings || coalesce(o.acc_settings, '{}')
  from o where a.id = o.id and ${isChanged}`,
          rows: rowsWhere(isChanged),
        },
      ],
    },
    {
      family: FAMILY.credentials,
      rowColumns: [["acc_session", "json"]],
      writes: [
        {
          name: "session_begun",
          text: `
  insert into sessions (token_hash, account_id, created_at, seen_at, expires_at, stay, device)
  select decode(s.token, 'hex'), o.id, s.begun, s.begun, s.until, s.stay, s.device
  from o, lateral (select o.acc_session->>'tokenHash' as token,
    (o.acc_session->>'createdAt')::bigint as begun, (o.acc_session->>'expiresAt')::bigint as until,
    (o.acc_session->>'stay')::boolean as stay, o.acc_session->>'device' as device) s
  where o.acc_session is not null`,
          rows: rowsWhere("o.acc_session is not null"),
        },
        ...["email_changes", "password_resets", "api_tokens", "sessions"].map(gone),
      ],
      check: SESSIONS_LOCK,
    },
  ],
  families: ({ passwordHash }) => (passwordHash === undefined ? FAMILY.rare : FAMILY.credentials),
  players: ({ playerId }) => [playerId],
  fields: none,
  fill(change, rows) {
    const row = rows.next(change.playerId, "acc_quote");
    row.acc_base_name = change.baseName;
    row.acc_quote = change.quote;
    row.acc_picture = change.profilePicture;
    row.acc_password_hash = change.passwordHash;
    row.acc_session = change.session;
    row.acc_settings = change.settings;
  },
  applyToCache: nothing,
};
