/** Builds the commit statement: one SQL text that checks and writes a batch of actions. */
import { PLAYER_COLUMNS, type PlayerColumn } from "./columns.ts";
import { includes, type StatementVariant } from "./statement-variant.ts";
import { FRAGMENTS } from "./writes/all-writes.ts";
import {
  type Check,
  type Fragment,
  type RowColumn,
  rowsWhere,
  type WriteCte,
} from "./writes/write-definition.ts";

/**
 * Each row has its action's number (`n`), how many rows the action has (`c`), a participant (`id`)
 * and the participant's version (`v`). The names are short because every row of the JSON has them.
 */
const ROW: readonly RowColumn[] = [
  ["n", "int"],
  ["c", "int"],
  ["id", "int"],
  ["v", "int"],
  /** The row that updates the player; others carry further fragments, or only check the version. */
  ["main", "boolean"],
  /** The row of the actor, whose action gets an answer. */
  ["is_actor", "boolean"],
  ["at", "bigint"],
];

const checksOf = (fragments: readonly Fragment[]): readonly Check[] =>
  fragments.flatMap(({ check }) => check ?? []);

const listOf = (rowColumns: readonly RowColumn[]): string =>
  rowColumns.map((column) => column.join(" ")).join(", ");

const assignment = ({ column, jsonName, encoding }: PlayerColumn) =>
  encoding === "nullable"
    ? `${column} = nullif(coalesce(valid.${jsonName}, p.${column}), 0)`
    : `${column} = coalesce(valid.${jsonName}, p.${column})`;

/** A scalar subquery: `not exists` may be planned as a hash of the whole ledger. */
const KEY_IS_NEW = `(input.key is null or (
    select a.id from ledger a where a.player_id = input.id and a.key = input.key limit 1
  ) is null)`;

/**
 * Fails the whole statement if a write changed more or fewer rows than expected: a bug, or rows
 * changed without a new version. SQL has no `raise`, so it casts a text that is not a number.
 */
function failIfMissed(writes: readonly WriteCte[]): string {
  const checks = writes.flatMap(({ name, rows }) => {
    if (rows === null) return [];
    const rowCount = `(select count(*) from ${name})`;
    return `case when ${rowCount} <> ${rows}
    then ('rows of ${name}: ' || ${rowCount} || ' of ' || ${rows})::int end`;
  });
  return `coalesce(${checks.join(",\n  ")}) as missed`;
}

/**
 * Writes a batch of actions, each all or nothing, and returns the numbers of those written. An
 * action is skipped if a player, a field or something else that it checks has changed, if its key
 * was used before, or if another transaction has locked the row of a player or field: the batch
 * does not wait for such rows (`BLOCKED_STATEMENT` finds these actions). `$1` is a JSON array of
 * rows.
 */
function assemble(variant: StatementVariant): string {
  const columns = PLAYER_COLUMNS.filter(({ section }) => includes(variant, section));
  const fragments = FRAGMENTS.filter(({ section }) => includes(variant, section));
  const checks = checksOf(fragments);
  const writes: readonly WriteCte[] = [
    {
      name: "players_changed",
      text: `
  update players p set version = valid.v + 1,
    ${columns.map(assignment).join(",\n    ")}
  from valid where valid.main and p.id = valid.id and p.version = valid.v`,
      rows: rowsWhere("valid.main"),
    },
    ...fragments.flatMap(({ writes: own }) => own),
  ];
  const rowColumns = [
    ...ROW,
    ...columns.map(({ jsonName, type }): RowColumn => [jsonName, type]),
    ...fragments.flatMap(({ rowColumns: own }) => own),
  ];
  const ctes = [
    `
with input as materialized (
  select * from json_to_recordset($1::text::json) as t(${listOf(rowColumns)})
)`,
    `
locked as materialized (
  select input.* from input join players p on p.id = input.id and p.version = input.v
  where ${KEY_IS_NEW}
  order by input.id for no key update of p skip locked
)`,
    ...checks.map(({ lock }) => lock),
    `
valid as materialized (
  select * from (
    select locked.*, count(*) over (partition by locked.n) as got from locked
    where ${checks.length === 0 ? "true" : checks.map(({ isLocked }) => isLocked).join(" and ")}
  ) q where got = c
)`,
    ...writes.map(({ name, text }) => `\n${name} as (${text} returning 1\n)`),
  ];
  return `${ctes.join(",")}
select string_agg(valid.n::text, ',') filter (where valid.is_actor) as done, ${failIfMissed(writes)}
from valid`;
}

const assembled = new Map<StatementVariant, string>();

/** The statement with exactly these sections. */
export function statementFor(variant: StatementVariant): string {
  let text = assembled.get(variant);
  if (text === undefined) {
    text = assemble(variant);
    assembled.set(variant, text);
  }
  return text;
}

const CHECKS = checksOf(FRAGMENTS);
const CHECK_COLUMNS = CHECKS.flatMap(({ rowColumns }) => rowColumns);

/**
 * Of the skipped actions, the numbers of those whose versions and keys are still current: another
 * transaction has locked one of their rows, so they can be retried unchanged. A separate statement,
 * so that batches do not pay for it.
 */
export const BLOCKED_STATEMENT = `
select string_agg(q.n::text, ',') as blocked from (
  select input.n
  from json_to_recordset($1::text::json)
    as input(n int, c int, id int, v int, key text, ${listOf(CHECK_COLUMNS)})
  join players p on p.id = input.id and p.version = input.v
  where ${[KEY_IS_NEW, ...CHECKS.map(({ isCurrent }) => isCurrent)].join(" and ")}
  group by input.n, input.c having count(*) = input.c
) q`;
