import { PLAYER_COLUMNS } from "./columns.ts";

/** A column of the JSON rows that carry the actions, with its type. */
type Carried = readonly [name: string, type: string];

/** A part of an action that becomes one row of a table, written when `when` is there. */
interface Part {
  table: string;
  when: string;
  carried: readonly Carried[];
  /** Column of the table, and the expression over a carried row `o` that fills it. */
  columns: readonly (readonly [column: string, expression: string])[];
  onConflict?: string;
}

/** Each row names its action (`n`), how many rows the action has (`c`), its player and version. */
const ROW: readonly Carried[] = [
  ["n", "int"],
  ["c", "int"],
  ["id", "int"],
  ["v", "int"],
  /** The row that updates the player; others only carry further parts. */
  ["main", "boolean"],
  /** The row of the actor: its action is answered. */
  ["lead", "boolean"],
  ["at", "bigint"],
];

const PARTS: readonly Part[] = [
  {
    table: "ledger",
    when: "kind",
    carried: [
      ["kind", "text"],
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
      ["d_metal", "o.d_metal"],
      ["d_energy", "o.d_energy"],
      ["detail", "o.detail"],
      ["created_at", "o.at"],
      ["key", "o.key"],
      ["body_hash", "o.body_hash"],
      ["answer", "o.answer"],
    ],
  },
  {
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
  },
  {
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
  },
];

const players = Object.values(PLAYER_COLUMNS);

const playerColumns: readonly Carried[] = players.map(({ carried, type }) => [carried, type]);

const assignments = players.map(({ column, carried, travel }) =>
  travel === "nullable"
    ? `${column} = nullif(coalesce(o.${carried}, p.${column}), 0)`
    : `${column} = coalesce(o.${carried}, p.${column})`,
);

const inserts = PARTS.map(
  ({ table, when, columns, onConflict }) => `
into_${table} as (
  insert into ${table} (${columns.map(([column]) => column).join(", ")})
  select ${columns.map(([, expression]) => expression).join(", ")} from o where o.${when} is not null
  ${onConflict === undefined ? "" : `on conflict ${onConflict}`}
)`,
);

const everything = [...ROW, ...playerColumns, ...PARTS.flatMap((part) => part.carried)];

/**
 * Writes a batch of actions, each all or nothing, and answers the numbers of those written. An action is
 * left out when a player's version moved on or its key was used before. `$1` is a JSON array of rows.
 * Whether a key was used is asked as a scalar: as `not exists` it may be planned as a hash of the whole ledger.
 */
export const COMMIT_STATEMENT = `
with i as materialized (
  select * from json_to_recordset($1::text::json) as t(${everything.map((one) => one.join(" ")).join(", ")})
),
l as materialized (
  select i.* from i join players p on p.id = i.id and p.version = i.v
  where i.key is null or (
    select a.id from ledger a where a.player_id = i.id and a.key = i.key limit 1
  ) is null
  order by i.id for no key update of p
),
o as materialized (
  select * from (select l.*, count(*) over (partition by l.n) as got from l) q where got = c
),
u as (
  update players p set version = o.v + 1,
    ${assignments.join(",\n    ")}
  from o where o.main and p.id = o.id and p.version = o.v
),${inserts.join(",")}
select string_agg(o.n::text, ',') as done from o where o.lead`;
