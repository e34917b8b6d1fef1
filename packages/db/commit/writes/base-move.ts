import type { BaseMove, Position } from "@emberlode/game";
import type { Entries } from "../cached.ts";
import { FAMILY } from "../families.ts";
import { FIELD_FRAGMENT } from "./field.ts";
import { type KindOfWrite, none, nothing } from "./write-kind.ts";

/** The previous position of a player's base. */
function oldSites({ playerId }: BaseMove, entries: Entries): readonly Position[] {
  const { baseX = null, baseY = null } = entries.get(playerId)?.state ?? {};
  return baseX === null || baseY === null ? [] : [{ x: baseX, y: baseY }];
}

/** The owner of the base on a field, 0 for none. */
export const baseMove: KindOfWrite<BaseMove> = {
  isStep: false,
  fragments: [
    FIELD_FRAGMENT,
    {
      family: FAMILY.field,
      carried: [],
      ctes: [
        `
base_there as (
  update factories a set x = o.f_x, y = o.f_y
  from o where o.f_base > 0 and a.owner = o.f_base and a.type = 'base' and a.x is not null
)`,
      ],
    },
  ],
  families: () => FAMILY.field,
  players: none,
  fields: (change, entries) => [...oldSites(change, entries), change],
  fill(change, rows) {
    // Another base may move to the field that this one leaves.
    for (const site of oldSites(change, rows.entries)) rows.field(site).f_base ??= 0;
    rows.field(change).f_base = change.playerId;
  },
  follow: nothing,
};
