import type { PlayerChange } from "@emberlode/game";
import { encodePlayerPatch, variantOfPatch } from "../columns.ts";
import { none, type WriteDefinition } from "./write-definition.ts";

/** Columns of a player. The statement updates every player's row anyway, see `columns.ts`. */
export const player: WriteDefinition<PlayerChange> = {
  needsKey: false,
  fragments: [],
  variant: ({ set }) => variantOfPatch(set),
  players: ({ id }) => [id],
  fields: none,
  fill: ({ id, set }, rows) => encodePlayerPatch(set, rows.main(id)),
  applyToCache({ id, set }, entries) {
    const entry = entries.get(id);
    if (entry !== undefined) entry.state = { ...entry.state, ...set };
  },
};
