import type { Nap, NapChange } from "@emberlode/game";
import { assertInteger } from "../columns.ts";
import { FAMILY } from "../families.ts";
import { type KindOfWrite, none, nothing, rowsWhere } from "./write-kind.ts";

/** A pact `a` as text, comparable with `napText` of the pact an action was judged on. */
const NAP_TEXT = `concat_ws(':', a.state, a.asked_by, a.asked_at, array_to_string(a.blocked_by, ','),
  coalesce(a.ends_at::text, ''))`;

/** A pact as text; empty for none. */
function napText(nap: Nap | null): string {
  if (nap === null) return "";
  const { state, askedBy, askedAt, blockedBy, endsAt } = nap;
  return [state, askedBy, askedAt, blockedBy.join(","), endsAt ?? ""].join(":");
}

const IS_NEW = "o.nap_state is not null and o.nap_was = ''";
const IS_CHANGED = "o.nap_state is not null and o.nap_was <> ''";
const IS_GONE = "o.nap_low is not null and o.nap_state is null";

/** A pact between two players. The `player` writes next to it notify both. */
export const nap: KindOfWrite<NapChange> = {
  isStep: false,
  fragments: [
    {
      family: FAMILY.rare,
      rowColumns: [
        ["nap_low", "int"],
        ["nap_high", "int"],
        ["nap_was", "text"],
        ["nap_state", "text"],
        ["nap_asked_by", "int"],
        ["nap_asked_at", "bigint"],
        ["nap_blocked", "int[]"],
        ["nap_ends_at", "bigint"],
      ],
      writes: [
        {
          name: "into_naps",
          text: `
  insert into naps (low, high, state, asked_by, asked_at, blocked_by, ends_at, changed_at)
  select o.nap_low, o.nap_high, o.nap_state, o.nap_asked_by, o.nap_asked_at, o.nap_blocked,
    o.nap_ends_at, o.at
  from o where ${IS_NEW}`,
          rows: rowsWhere(IS_NEW),
        },
        {
          name: "naps_changed",
          text: `
  update naps a set state = o.nap_state, asked_by = o.nap_asked_by, asked_at = o.nap_asked_at,
    blocked_by = o.nap_blocked, ends_at = o.nap_ends_at, changed_at = o.at
  from o where ${IS_CHANGED} and a.low = o.nap_low and a.high = o.nap_high`,
          rows: rowsWhere(IS_CHANGED),
        },
        {
          name: "naps_gone",
          text: `
  delete from naps a using o where ${IS_GONE} and a.low = o.nap_low and a.high = o.nap_high`,
          rows: rowsWhere(IS_GONE),
        },
      ],
      // Pacts are locked last. If one was missing when the action was judged but exists now, the insert
      // fails on its key.
      check: {
        lock: `
on_nap as materialized (
  select a.low, a.high from l join naps a on a.low = l.nap_low and a.high = l.nap_high
    and ${NAP_TEXT} = l.nap_was
  order by a.low, a.high for no key update of a
)`,
        isLocked: `(
    coalesce(l.nap_was, '') = ''
    or exists (select from on_nap g where g.low = l.nap_low and g.high = l.nap_high)
  )`,
        stands: `(coalesce(i.nap_was, '') = '' or exists (
    select from naps a where a.low = i.nap_low and a.high = i.nap_high and ${NAP_TEXT} = i.nap_was
  ))`,
        rowColumns: [
          ["nap_low", "int"],
          ["nap_high", "int"],
          ["nap_was", "text"],
        ],
      },
    },
  ],
  families: () => FAMILY.rare,
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
  applyToCache: nothing,
};
