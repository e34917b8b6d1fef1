/** The status that an action leaves, before it is committed. */
import type { Status } from "@emberlode/contract";
import type { Changes, FactoryState, PlayerState } from "@emberlode/game";
import { isSameCell, playerAfter, writesOf } from "@emberlode/game";
import { type StatusFacts, toStatus } from "../../services/accounts/status.ts";

/** What a player owns after the changes; of a factory only what a status asks for. */
function factoriesAfter(
  playerId: number,
  before: readonly FactoryState[],
  changes: Changes,
): readonly { readonly slots: number }[] {
  let after: readonly (FactoryState | { x: number; y: number; slots: number })[] = before;
  for (const change of writesOf(changes, "factory")) {
    after = after.filter((factory) => !isSameCell(factory, change));
    if (change.to === playerId) after = [...after, change];
  }
  return after;
}

/**
 * A player's status as the changes leave it.
 * @param facts.factories what the player owned before
 */
export function statusAfter(
  player: PlayerState,
  changes: Changes,
  facts: Omit<StatusFacts, "factories"> & { factories: readonly FactoryState[] },
): Status {
  const factories = factoriesAfter(player.id, facts.factories, changes);
  return toStatus(playerAfter(player, changes), { ...facts, factories });
}
