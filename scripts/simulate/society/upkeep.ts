/** The server's own jobs on a world: notices, releases, and losses after long absences. */
import {
  cellAt,
  type FactoryState,
  giveReleaseNotice,
  loseFactories,
  NEVER_HELD,
  noticesDue,
  releaseFactory,
  releasesDue,
} from "@emberlode/game";
import type { SimulatedWorld } from "./simulated-world.ts";

/** All factory fields with their holders. */
function holdable(world: SimulatedWorld) {
  return world.fields.flatMap(({ type, slots }, index) => {
    if (type !== "factory") return [];
    const { x, y } = cellAt(index);
    const factory: FactoryState | null = world.factoryOn({ x, y });
    return [{ x, y, slots, factory, hold: world.holdOf({ x, y }) ?? NEVER_HELD }];
  });
}

/** The hourly jobs: small factories become free if there are too few. */
export function runFactoryJobs(world: SimulatedWorld): void {
  for (const { factory } of releasesDue(holdable(world), world.now)) {
    world.commit(releaseFactory(factory, world).changes);
  }
  for (const { factory } of noticesDue(holdable(world), world.now)) {
    world.commit(giveReleaseNotice(factory, world).changes);
  }
}

/** Takes the plain factories of players not seen for a week. */
export function releaseUnseenFactories(world: SimulatedWorld): void {
  for (const id of world.ids()) {
    const { lastSeenAt } = world.recordOf(id);
    const state = { player: world.player(id), factories: world.factoriesOf(id), lastSeenAt };
    world.commit(loseFactories(state, world).changes);
  }
}
