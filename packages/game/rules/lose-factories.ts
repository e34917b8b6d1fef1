/** Losing all plain factories by staying away (rules §10). */

import { absenceAlert } from "../alerts.ts";
import { DAY } from "../game-time.ts";
import { NOTHING } from "../resource.ts";
import type { Done, Env } from "../result.ts";
import type { FactoryState, PlayerState } from "../state.ts";
import { write, writeAll } from "../writes.ts";
import { freeAfter } from "./field-hold.ts";

/** An owner unseen for longer than this loses all plain factories, milliseconds. */
export const UNSEEN_AFTER_MS = 7 * DAY;

export interface LoseFactoriesState {
  player: PlayerState;
  /** Everything the player owns, the base included. */
  factories: readonly FactoryState[];
  /** When the player was there last, milliseconds. */
  lastSeenAt: number;
}

/**
 * What the absence of an owner costs: after seven days unseen every plain factory becomes free, and
 * the log tells of each (reason `unseen`) and an alert of all; before, nothing changes. The base always stays. The
 * outcome is the factories lost. Source: rules §10.
 */
export function loseFactories(
  { player, factories, lastSeenAt }: LoseFactoriesState,
  { now }: Pick<Env, "now">,
): Done<readonly FactoryState[]> {
  const unseen = now - lastSeenAt > UNSEEN_AFTER_MS;
  const lost = factories.filter(
    ({ type, ownerId }) => unseen && type === "factory" && ownerId === player.id,
  );
  return {
    ok: true,
    changes: [
      ...writeAll(
        "ledger",
        lost.map(({ x, y, slots }) => ({
          playerId: player.id,
          kind: "factory-lost",
          ...NOTHING,
          detail: { x, y, slots, reason: "unseen" },
        })),
      ),
      ...writeAll(
        "factory",
        lost.map((factory) => ({
          ...{ x: factory.x, y: factory.y, lvl: factory.lvl, slots: factory.slots, safeUntil: 0 },
          from: player.id,
          to: null,
          hold: freeAfter(factory, now),
        })),
      ),
      ...(lost.length > 0 ? [write("alert", absenceAlert(player.id, lost.length))] : []),
    ],
    outcome: lost,
  };
}
