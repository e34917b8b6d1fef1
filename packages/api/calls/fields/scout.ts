/** What a Slot Scouter shows of a factory before the fight (rules §14). */
import type { Scout } from "@emberlode/contract";
import { factoryGarrison, plainFactories } from "@emberlode/game";
import type { Services } from "../../services.ts";
import type { MapCell } from "../../world/map/world-map.ts";

/**
 * Slots and guard of a factory that is not the player's own; of anything else there is nothing to
 * show. The guard is the one that would fight this player now (rules §13).
 */
export async function scoutFactory(
  { world, actions }: Pick<Services, "actions" | "world">,
  cell: MapCell,
  playerId: number,
): Promise<Scout | undefined> {
  const { type, slots, ownerId } = cell;
  if (type !== "factory" || ownerId === playerId) return undefined;
  const player = ownerId === null ? null : await actions.read(ownerId);
  const owner = player === null ? null : { player, factories: world.factoriesOf(player.id) };
  const { army, ofOwner } = factoryGarrison(
    slots,
    plainFactories(world.factoriesOf(playerId)),
    owner,
  );
  return { slots, guard: { units: [...army.units], ofOwner } };
}
