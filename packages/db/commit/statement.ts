import { PLAYER_COLUMNS, type PlayerColumn } from "./columns.ts";
import { type Carried, COMMON_PARTS, type Part, RARE_PARTS } from "./parts.ts";

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

interface Shape {
  players: readonly PlayerColumn[];
  parts: readonly Part[];
  /** Whether rows may name fields, whose versions are then checked as those of players are. */
  fields: boolean;
}

const carriedBy = ({ players, parts }: Shape): readonly Carried[] => [
  ...ROW,
  ...players.map(({ carried, type }): Carried => [carried, type]),
  ...parts.flatMap((part) => part.carried),
];

const assignment = ({ column, carried, travel }: PlayerColumn) =>
  travel === "nullable"
    ? `${column} = nullif(coalesce(o.${carried}, p.${column}), 0)`
    : `${column} = coalesce(o.${carried}, p.${column})`;

/** Fields are locked after players, so that two processes never wait for each other. */
const LOCK_FIELDS = `
on_field as materialized (
  select f.x, f.y from l join fields f on f.x = l.f_x and f.y = l.f_y and f.version = l.f_v
  order by f.x, f.y for no key update of f
),`;

const ON_FIELD = `where l.f_x is null or exists (select from on_field g where g.x = l.f_x and g.y = l.f_y)`;

/**
 * Writes a batch of actions, each all or nothing, and answers the numbers of those written. An action is
 * left out when the version of a player or field moved on or its key was used before. `$1` is a JSON
 * array of rows. Whether a key was used is asked as a scalar: as `not exists` it may be planned as a
 * hash of the whole ledger.
 */
function statement(shape: Shape): string {
  const { players, parts, fields } = shape;
  return `
with i as materialized (
  select * from json_to_recordset($1::text::json) as t(${carriedBy(shape)
    .map((one) => one.join(" "))
    .join(", ")})
),
l as materialized (
  select i.* from i join players p on p.id = i.id and p.version = i.v
  where i.key is null or (
    select a.id from ledger a where a.player_id = i.id and a.key = i.key limit 1
  ) is null
  order by i.id for no key update of p
),${fields ? LOCK_FIELDS : ""}
o as materialized (
  select * from (
    select l.*, count(*) over (partition by l.n) as got from l ${fields ? ON_FIELD : ""}
  ) q where got = c
),
u as (
  update players p set version = o.v + 1,
    ${players.map(assignment).join(",\n    ")}
  from o where o.main and p.id = o.id and p.version = o.v
),${parts.flatMap(({ ctes }) => ctes).join(",")}
select string_agg(o.n::text, ',') as done from o where o.lead`;
}

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
  parts: COMMON_PARTS,
  fields: false,
};

/** The statement for batches of steps and digs: half as wide, for a fifth less work. */
export const DAILY_STATEMENT = statement(DAILY_SHAPE);

/** The statement for everything. */
export const COMMIT_STATEMENT = statement({
  players: Object.values(PLAYER_COLUMNS),
  parts: [...COMMON_PARTS, ...RARE_PARTS],
  fields: true,
});

const dailyNames: ReadonlySet<string> = new Set(carriedBy(DAILY_SHAPE).map(([name]) => name));

/** Whether the daily statement can carry a row. */
export function isDaily(row: Readonly<Record<string, unknown>>): boolean {
  for (const name in row) if (!dailyNames.has(name)) return false;
  return true;
}
