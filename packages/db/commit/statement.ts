import { PLAYER_COLUMNS, type PlayerColumn } from "./columns.ts";
import { type Carried, COMMON_CTES, CREDENTIALS_CTES, type Fragment, RARE_CTES } from "./ctes.ts";

/** Each row names its action (`n`), how many rows the action has (`c`), its player and version. */
const ROW: readonly Carried[] = [
  ["n", "int"],
  ["c", "int"],
  ["id", "int"],
  ["v", "int"],
  /** The row that updates the player; others only carry further fragments. */
  ["main", "boolean"],
  /** The row of the actor: its action is answered. */
  ["lead", "boolean"],
  ["at", "bigint"],
];

interface Shape {
  players: readonly PlayerColumn[];
  fragments: readonly Fragment[];
  /** Whether rows may name fields and pacts, which are then checked as the versions of players are. */
  checks: boolean;
}

const carriedBy = ({ players, fragments }: Shape): readonly Carried[] => [
  ...ROW,
  ...players.map(({ carried, type }): Carried => [carried, type]),
  ...fragments.flatMap((fragment) => fragment.carried),
];

const assignment = ({ column, carried, travel }: PlayerColumn) =>
  travel === "nullable"
    ? `${column} = nullif(coalesce(o.${carried}, p.${column}), 0)`
    : `${column} = coalesce(o.${carried}, p.${column})`;

/** Fields are locked after players, so that two processes never wait for each other. */
const LOCK_FIELDS = `
on_field as materialized (
  select f.x, f.y from l join fields f on f.x = l.f_x and f.y = l.f_y and f.version = l.f_v
  order by f.x, f.y for no key update of f skip locked
),`;

/** A pact as one text, as the encoder writes what an action was decided on. */
const NAP_TEXT = `concat_ws(':', a.state, a.asked_by, a.asked_at, array_to_string(a.blocked_by, ','),
  coalesce(a.ends_at::text, ''))`;

/** Pacts are locked last. One that an action found missing fails on its key if it is there by now. */
const LOCK_NAPS = `
on_nap as materialized (
  select a.low, a.high from l join naps a on a.low = l.nap_low and a.high = l.nap_high
    and ${NAP_TEXT} = l.nap_was
  order by a.low, a.high for no key update of a
),`;

const CHECKED = `where (
    l.f_x is null or exists (select from on_field g where g.x = l.f_x and g.y = l.f_y)
  ) and (
    coalesce(l.nap_was, '') = ''
    or exists (select from on_nap g where g.low = l.nap_low and g.high = l.nap_high)
  )`;

/** Asked as a scalar: as `not exists` it may be planned as a hash of the whole ledger. */
const KEY_IS_NEW = `(i.key is null or (
    select a.id from ledger a where a.player_id = i.id and a.key = i.key limit 1
  ) is null)`;

/**
 * Writes a batch of actions, each all or nothing, and answers the numbers of those written. An action is
 * left out when the version of a player or field or a pact moved on, its key was used before, or another
 * transaction holds the row of a player or field: the batch waits for none of these (`LOCKED_STATEMENT`
 * says which it was). `$1` is a JSON array of rows.
 */
function statement(shape: Shape): string {
  const { players, fragments, checks } = shape;
  return `
with i as materialized (
  select * from json_to_recordset($1::text::json) as t(${carriedBy(shape)
    .map((one) => one.join(" "))
    .join(", ")})
),
l as materialized (
  select i.* from i join players p on p.id = i.id and p.version = i.v
  where ${KEY_IS_NEW}
  order by i.id for no key update of p skip locked
),${checks ? `${LOCK_FIELDS}${LOCK_NAPS}` : ""}
o as materialized (
  select * from (
    select l.*, count(*) over (partition by l.n) as got from l ${checks ? CHECKED : ""}
  ) q where got = c
),
u as (
  update players p set version = o.v + 1,
    ${players.map(assignment).join(",\n    ")}
  from o where o.main and p.id = o.id and p.version = o.v
),${fragments.flatMap(({ ctes }) => ctes).join(",")}
select string_agg(o.n::text, ',') as done from o where o.lead`;
}

/**
 * Of actions that were left out, the numbers of those that nothing speaks against: their rows were held,
 * or are only just written. Asked apart from the batch, so that batches cost no more for it.
 */
export const LOCKED_STATEMENT = `
select string_agg(q.n::text, ',') as held from (
  select i.n
  from json_to_recordset($1::text::json)
    as i(n int, c int, id int, v int, key text, f_x smallint, f_y smallint, f_v int,
      nap_low int, nap_high int, nap_was text)
  join players p on p.id = i.id and p.version = i.v
  where ${KEY_IS_NEW} and (i.f_x is null or exists (
    select from fields f where f.x = i.f_x and f.y = i.f_y and f.version = i.f_v
  )) and (coalesce(i.nap_was, '') = '' or exists (
    select from naps a where a.low = i.nap_low and a.high = i.nap_high and ${NAP_TEXT} = i.nap_was
  ))
  group by i.n, i.c having count(*) = i.c
) q`;

/** What steps and digs write; most batches write nothing else. */
const DAILY = [
  "x",
  "y",
  "metal",
  "energy",
  "counterDay",
  "digs",
  "dugMetal",
  "dugEnergy",
  "referralMetal",
  "referralEnergy",
  "referralWaitingMetal",
  "referralWaitingEnergy",
  "explored",
  "walkedDay",
  "walked",
  "mirageX",
  "mirageY",
  "rolls",
  "logCounts",
] as const satisfies readonly (keyof typeof PLAYER_COLUMNS)[];

const DAILY_SHAPE: Shape = {
  players: DAILY.map((property) => PLAYER_COLUMNS[property]),
  fragments: COMMON_CTES,
  checks: false,
};

/** The statement for batches of steps and digs: half as wide, for a fifth less work. */
export const DAILY_STATEMENT = statement(DAILY_SHAPE);

const WIDE_SHAPE: Shape = {
  players: Object.values(PLAYER_COLUMNS),
  fragments: [...COMMON_CTES, ...RARE_CTES],
  checks: true,
};

/** The statement for everything but new passwords. */
export const COMMIT_STATEMENT = statement(WIDE_SHAPE);

/** The statement for everything. Its triggers run with every use, so others have it not. */
export const CREDENTIALS_STATEMENT = statement({
  ...WIDE_SHAPE,
  fragments: [...WIDE_SHAPE.fragments, CREDENTIALS_CTES],
});

const dailyNames: ReadonlySet<string> = new Set(carriedBy(DAILY_SHAPE).map(([name]) => name));

/** Whether the daily statement can carry a row. */
export function isDaily(row: Readonly<Record<string, unknown>>): boolean {
  for (const name in row) if (!dailyNames.has(name)) return false;
  return true;
}
