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
import type { Realm } from "./realm.ts";

/** All factory fields with their holders. */
function holdable(realm: Realm) {
  return realm.fields.flatMap(({ type, slots }, index) => {
    if (type !== "factory") return [];
    const { x, y } = cellAt(index);
    const factory: FactoryState | null = realm.standingOn({ x, y });
    return [{ x, y, slots, factory, hold: realm.holdOf({ x, y }) ?? NEVER_HELD }];
  });
}

/** The hourly jobs: small factories become free if there are too few. */
export function runFactoryJobs(realm: Realm): void {
  for (const { factory } of releasesDue(holdable(realm), realm.now)) {
    realm.commit(releaseFactory(factory, realm).changes);
  }
  for (const { factory } of noticesDue(holdable(realm), realm.now)) {
    realm.commit(giveReleaseNotice(factory, realm).changes);
  }
}

/** Takes the plain factories of players not seen for a week. */
export function releaseUnseenFactories(realm: Realm): void {
  for (const id of realm.ids()) {
    const { lastSeenAt } = realm.dweller(id);
    const state = { player: realm.player(id), factories: realm.factoriesOf(id), lastSeenAt };
    realm.commit(loseFactories(state, realm).changes);
  }
}
