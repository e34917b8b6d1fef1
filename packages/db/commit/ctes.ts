/** A column of the JSON rows that carry the actions, with its type. */
export type Carried = readonly [name: string, type: string];

/** A fragment of the statement that is written besides its players. */
export interface Fragment {
  carried: readonly Carried[];
  /** CTEs over the carried rows `o` of the actions that are written. */
  ctes: readonly string[];
}

/** A fragment that becomes one row of a table, written when the carried column `when` is there. */
interface Insert {
  table: string;
  when: string;
  carried: readonly Carried[];
  /** Column of the table, and the expression over a carried row `o` that fills it. */
  columns: readonly (readonly [column: string, expression: string])[];
  onConflict?: string;
}

function insert({ table, when, carried, columns, onConflict }: Insert): Fragment {
  const cte = `
into_${table} as (
  insert into ${table} (${columns.map(([column]) => column).join(", ")})
  select ${columns.map(([, expression]) => expression).join(", ")} from o where o.${when} is not null
  ${onConflict === undefined ? "" : `on conflict ${onConflict}`}
)`;
  return { carried, ctes: [cte] };
}

/** What every action may write: lines of the log, used-up fields, referral credit. */
export const COMMON_CTES: readonly Fragment[] = [
  insert({
    table: "ledger",
    when: "kind",
    carried: [
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
    ],
    columns: [
      ["player_id", "o.id"],
      ["version", "o.v + 1"],
      ["kind", "o.kind"],
      ["nr", "o.nr"],
      ["cat", "o.cat"],
      ["cat_nr", "o.cat_nr"],
      ["d_metal", "o.d_metal"],
      ["d_energy", "o.d_energy"],
      ["detail", "o.detail"],
      ["created_at", "o.at"],
      ["key", "o.key"],
      ["body_hash", "o.body_hash"],
      ["answer", "o.answer"],
    ],
  }),
  insert({
    table: "cooldowns",
    when: "cool_until",
    carried: [
      ["cool_x", "smallint"],
      ["cool_y", "smallint"],
      ["cool_until", "bigint"],
    ],
    columns: [
      ["player_id", "o.id"],
      ["x", "o.cool_x"],
      ["y", "o.cool_y"],
      ["until", "o.cool_until"],
    ],
    onConflict: "(player_id, x, y) do update set until = excluded.until",
  }),
  insert({
    table: "referral_days",
    when: "ref_day",
    carried: [
      ["ref_day", "int"],
      ["ref_referee", "int"],
      ["ref_metal", "bigint"],
      ["ref_energy", "bigint"],
      ["ref_paid_metal", "bigint"],
      ["ref_paid_energy", "bigint"],
    ],
    columns: [
      ["referrer_id", "o.id"],
      ["referee_id", "o.ref_referee"],
      ["day", "o.ref_day"],
      ["metal", "o.ref_metal"],
      ["energy", "o.ref_energy"],
      ["paid_metal", "o.ref_paid_metal"],
      ["paid_energy", "o.ref_paid_energy"],
      ["updated_at", "o.at"],
    ],
    onConflict: `(referrer_id, day, referee_id) do update set
      metal = referral_days.metal + excluded.metal,
      energy = referral_days.energy + excluded.energy,
      paid_metal = referral_days.paid_metal + excluded.paid_metal,
      paid_energy = referral_days.paid_energy + excluded.paid_energy,
      updated_at = excluded.updated_at`,
  }),
];

/**
 * What becomes of a field: one carried row per field (`f_x`, `f_y`) with the version that the action
 * was decided on. Whose base stands there, a factory that is taken, changed or freed (`fac_from` and
 * `fac_to` 0 for nobody), mines laid and taken away.
 */
const FIELD_PART: Fragment = {
  carried: [
    ["f_x", "smallint"],
    ["f_y", "smallint"],
    ["f_v", "int"],
    ["f_base", "int"],
    ["f_free", "bigint"],
    ["f_held", "bigint"],
    ["f_open", "bigint"],
    ["f_reserved", "bigint"],
    ["f_safe", "bigint"],
    ["bar_id", "int"],
    ["bar_until", "bigint"],
    ["fac_id", "int"],
    ["fac_from", "int"],
    ["fac_to", "int"],
    ["fac_lvl", "smallint"],
    ["fac_slots", "int"],
    ["fac_safe", "bigint"],
    ["fac_first", "boolean"],
    ["fac_falls", "bigint"],
    ["mine_owner", "int"],
    ["mine_count", "int"],
    ["mine_inert", "int"],
    ["mine_until", "bigint"],
    ["mine_gone", "bigint[]"],
  ],
  ctes: [
    `
on_fields as (
  update fields f set version = f.version + 1,
    base_owner = nullif(coalesce(o.f_base, f.base_owner), 0),
    free_since = coalesce(o.f_free, f.free_since),
    held_since = coalesce(o.f_held, f.held_since),
    open_until = coalesce(o.f_open, f.open_until),
    reserved_until = coalesce(o.f_reserved, f.reserved_until),
    safe_until = greatest(f.safe_until, o.f_safe)
  from o where o.f_x is not null and f.x = o.f_x and f.y = o.f_y and f.version = o.f_v
)`,
    `
into_bars as (
  insert into field_bars (x, y, player_id, until)
  select o.f_x, o.f_y, o.bar_id, o.bar_until from o where o.bar_id is not null
  on conflict (x, y, player_id) do update set until = greatest(field_bars.until, excluded.until)
)`,
    `
base_there as (
  update factories a set x = o.f_x, y = o.f_y
  from o where o.f_base > 0 and a.owner = o.f_base and a.type = 'base'
)`,
    `
factory_taken as (
  insert into factories (id, owner, x, y, type, lvl, slots, safe_until, is_first)
  select coalesce(o.fac_id, nextval('factories_id_seq')), o.fac_to, o.f_x, o.f_y, 'factory', o.fac_lvl, o.fac_slots, o.fac_safe,
    coalesce(o.fac_first, false)
  from o where o.fac_from = 0 and o.fac_to > 0
)`,
    `
factory_changed as (
  update factories a set owner = o.fac_to, lvl = o.fac_lvl, slots = o.fac_slots, safe_until = o.fac_safe,
    is_first = coalesce(o.fac_first, a.is_first and o.fac_to = o.fac_from),
    falls_free_at = coalesce(o.fac_falls, a.falls_free_at)
  from o where o.fac_from > 0 and o.fac_to > 0 and a.x = o.f_x and a.y = o.f_y and a.owner = o.fac_from
)`,
    `
factory_freed as (
  delete from factories a using o
  where o.fac_from > 0 and o.fac_to = 0 and a.x = o.f_x and a.y = o.f_y and a.owner = o.fac_from
    and a.type = 'factory'
)`,
    `
mines_laid as (
  insert into mines (x, y, owner, laid_at, until, inert)
  select o.f_x, o.f_y, o.mine_owner, o.at, o.mine_until, place > o.mine_count - o.mine_inert
  from o, generate_series(1, o.mine_count) place
  where o.mine_count is not null
)`,
    `
mines_gone as (
  delete from mines m using o where o.mine_gone is not null and m.id = any(o.mine_gone)
)`,
  ],
};

/** What only some actions write. */
export const RARE_CTES: readonly Fragment[] = [
  FIELD_PART,
  insert({
    table: "battles",
    when: "battle_id",
    carried: [
      ["battle_id", "text"],
      ["battle", "json"],
    ],
    columns: [
      ["id", "o.battle_id"],
      ["created_at", "o.at"],
      ["report", "o.battle"],
    ],
  }),
  {
    carried: [
      ["alert_type", "text"],
      ["alert_kind", "text"],
      ["alert_facts", "jsonb"],
      ["alert_link", "text"],
      /** To whom one goes that is left out while an unread one like it is there. */
      ["alert_once_to", "int"],
    ],
    ctes: [
      `
into_alerts as (
  insert into alerts (player_id, type, kind, facts, link, created_at)
  select coalesce(o.alert_once_to, o.id), o.alert_type, o.alert_kind, o.alert_facts,
    o.alert_link, o.at
  from o where o.alert_type is not null and (o.alert_once_to is null or not exists (
    select from alerts a where a.player_id = o.alert_once_to and not a.read
      and a.kind = o.alert_kind and a.link = o.alert_link
  ))
)`,
    ],
  },
  {
    carried: [
      ["nap_low", "int"],
      ["nap_high", "int"],
      ["nap_was", "text"],
      ["nap_state", "text"],
      ["nap_asked_by", "int"],
      ["nap_asked_at", "bigint"],
      ["nap_blocked", "int[]"],
      ["nap_ends_at", "bigint"],
    ],
    ctes: [
      `
into_naps as (
  insert into naps (low, high, state, asked_by, asked_at, blocked_by, ends_at, changed_at)
  select o.nap_low, o.nap_high, o.nap_state, o.nap_asked_by, o.nap_asked_at, o.nap_blocked,
    o.nap_ends_at, o.at
  from o where o.nap_state is not null and o.nap_was = ''
)`,
      `
naps_changed as (
  update naps a set state = o.nap_state, asked_by = o.nap_asked_by, asked_at = o.nap_asked_at,
    blocked_by = o.nap_blocked, ends_at = o.nap_ends_at, changed_at = o.at
  from o where o.nap_state is not null and o.nap_was <> ''
    and a.low = o.nap_low and a.high = o.nap_high
)`,
      `
naps_gone as (
  delete from naps a using o
  where o.nap_low is not null and o.nap_state is null and a.low = o.nap_low and a.high = o.nap_high
)`,
    ],
  },
  {
    carried: [
      ["plot_id", "text"],
      ["plot_x", "smallint"],
      ["plot_y", "smallint"],
      ["plot_fields", "jsonb"],
    ],
    ctes: [
      `
into_plots as (
  insert into plots (id, player_id, x, y, fields, created_at)
  select o.plot_id, o.id, o.plot_x, o.plot_y, o.plot_fields, o.at from o where o.plot_fields is not null
  on conflict (id) do update set x = excluded.x, y = excluded.y, fields = excluded.fields
  where plots.player_id = excluded.player_id
)`,
      `
plots_gone as (
  delete from plots a using o
  where o.plot_id is not null and o.plot_fields is null and a.id = o.plot_id and a.player_id = o.id
)`,
    ],
  },
  {
    carried: [
      ["acc_base_name", "text"],
      ["acc_quote", "text"],
      ["acc_picture", "text"],
      ["acc_password_hash", "text"],
      ["acc_settings", "jsonb"],
    ],
    ctes: [
      `
on_accounts as (
  update accounts a set base_name = coalesce(o.acc_base_name, a.base_name),
    quote = coalesce(o.acc_quote, a.quote),
    profile_picture = coalesce(o.acc_picture, a.profile_picture),
    password_hash = coalesce(o.acc_password_hash, a.password_hash),
    settings = a.settings || coalesce(o.acc_settings, '{}')
  from o where a.id = o.id and coalesce(o.acc_base_name, o.acc_quote, o.acc_picture,
    o.acc_password_hash, o.acc_settings::text) is not null
)`,
    ],
  },
];

const gone = (table: string) => `
${table}_gone as (
  delete from ${table} t using o where o.acc_password_hash is not null and t.account_id = o.id
)`;

/**
 * What ends with an account's old password, and the one session that begins with the new one. Postgres
 * runs the last of these first: sessions are locked before accounts, as where a session is used.
 */
export const CREDENTIALS_CTES: Fragment = {
  carried: [["acc_session", "json"]],
  ctes: [
    `
session_begun as (
  insert into sessions (token_hash, account_id, created_at, seen_at, expires_at, stay, device)
  select decode(s.token, 'hex'), o.id, s.begun, s.begun, s.until, s.stay, s.device
  from o, lateral (select o.acc_session->>'tokenHash' as token,
    (o.acc_session->>'createdAt')::bigint as begun, (o.acc_session->>'expiresAt')::bigint as until,
    (o.acc_session->>'stay')::boolean as stay, o.acc_session->>'device' as device) s
  where o.acc_session is not null
)`,
    ...["email_changes", "password_resets", "api_tokens", "sessions"].map(gone),
  ],
};
