import type { Nap, NapChange } from "@emberlode/game";
import { assertInteger } from "../columns.ts";
import { SECTION } from "../statement-variant.ts";
import {
  type ColumnOf,
  doNothing,
  none,
  type RowColumn,
  rowsWhere,
  type WriteDefinition,
} from "./write-definition.ts";

/** A pact `a` as text, comparable with `napText` of the pact an action was judged on. */
const NAP_TEXT = `concat_ws(':', a.state, a.asked_by, a.asked_at, array_to_string(a.blocked_by, ','),
  coalesce(a.ends_at::text, ''))`;

/** A pact as text; empty for null. */
function napText(nap: Nap | null): string {
  if (nap === null) return "";
  const { state, askedBy, askedAt, blockedBy, endsAt } = nap;
  return [state, askedBy, askedAt, blockedBy.join(","), endsAt ?? ""].join(":");
}

const IS_NEW = "valid.nap_state is not null and valid.nap_was = ''";
const IS_CHANGED = "valid.nap_state is not null and valid.nap_was <> ''";
const IS_GONE = "valid.nap_low is not null and valid.nap_state is null";

const COLUMNS = [
  ["nap_low", "int"],
  ["nap_high", "int"],
  ["nap_was", "text"],
  ["nap_state", "text"],
  ["nap_asked_by", "int"],
  ["nap_asked_at", "bigint"],
  ["nap_blocked", "int[]"],
  ["nap_ends_at", "bigint"],
] as const satisfies readonly RowColumn[];

/** A pact between two players. The `player` writes next to it notify both. */
export const nap: WriteDefinition<NapChange, NapChange, ColumnOf<typeof COLUMNS>> = {
  needsKey: true,
  fragments: [
    {
      section: SECTION.rare,
      rowColumns: COLUMNS,
      writes: [
        {
          name: "into_naps",
          text: `
  insert into naps (low, high, state, asked_by, asked_at, blocked_by, ends_at, changed_at)
  select valid.nap_low, valid.nap_high, valid.nap_state, valid.nap_asked_by, valid.nap_asked_at,
    valid.nap_blocked, valid.nap_ends_at, valid.at
  from valid where ${IS_NEW}`,
          rows: rowsWhere(IS_NEW),
        },
        {
          name: "naps_changed",
          text: `
  update naps a set state = valid.nap_state, asked_by = valid.nap_asked_by,
    asked_at = valid.nap_asked_at, blocked_by = valid.nap_blocked,
    ends_at = valid.nap_ends_at, changed_at = valid.at
  from valid where ${IS_CHANGED} and a.low = valid.nap_low and a.high = valid.nap_high`,
          rows: rowsWhere(IS_CHANGED),
        },
        {
          name: "naps_gone",
          text: `
  delete from naps a using valid where ${IS_GONE} and a.low = valid.nap_low
    and a.high = valid.nap_high`,
          rows: rowsWhere(IS_GONE),
        },
      ],
      // Pacts are locked after players and fields. If one was missing when the action
      // was judged but exists now, the insert fails on its key.
      check: {
        lock: `
locked_naps as materialized (
  select a.low, a.high from locked
  join naps a on a.low = locked.nap_low and a.high = locked.nap_high
    and ${NAP_TEXT} = locked.nap_was
  order by a.low, a.high for no key update of a
)`,
        isLocked: `(
    coalesce(locked.nap_was, '') = ''
    or exists (select from locked_naps g where g.low = locked.nap_low and g.high = locked.nap_high)
  )`,
        isCurrent: `(coalesce(input.nap_was, '') = '' or exists (
    select from naps a where a.low = input.nap_low and a.high = input.nap_high
      and ${NAP_TEXT} = input.nap_was
  ))`,
        rowColumns: [
          ["nap_low", "int"],
          ["nap_high", "int"],
          ["nap_was", "text"],
        ],
      },
    },
  ],
  variant: () => SECTION.rare,
  players: none,
  fields: none,
  fill({ low, high, was, nap: pact }, rows) {
    const row = rows.next(rows.actor, "nap_low");
    row.nap_low = low;
    row.nap_high = high;
    row.nap_was = napText(was);
    if (pact === null) return;
    row.nap_state = pact.state;
    row.nap_asked_by = pact.askedBy;
    row.nap_asked_at = assertInteger(pact.askedAt);
    row.nap_blocked = pact.blockedBy;
    row.nap_ends_at = pact.endsAt;
  },
  applyToCache: doNothing,
};
