/** What a Slot Scouter shows of a factory before the fight (rules §14). */
import type { Scout } from "@emberlode/contract";
import { factoryGarrison, plainFactories } from "@emberlode/game";
import type { Services } from "../../services.ts";
import type { MapCell } from "../../world/map/world-map.ts";

/**
 * Slots and guard of a factory that is not the player's own; undefined for any other cell. The guard is
 * the one that this player would fight now (rules §13).
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
