/** Loss of all plain factories of an owner who was not seen for a week (rules §13). */

import { absenceAlert } from "../alerts.ts";
import { DAY } from "../game-time.ts";
import { NO_AMOUNTS } from "../resource.ts";
import type { Env, Success } from "../result.ts";
import type { FactoryState, PlayerState } from "../state.ts";
import { write, writeAll } from "../writes.ts";
import { holdAfterRelease } from "./field-hold.ts";

/** An owner not seen for longer than this loses all plain factories. Milliseconds. */
export const UNSEEN_AFTER_MS = 7 * DAY;

export interface LoseFactoriesState {
  player: PlayerState;
  /** All factories of the player, including the base. */
  factories: readonly FactoryState[];
  /** When the player was last seen, milliseconds. */
  lastSeenAt: number;
}

/**
 * Releases the factories of an unseen owner: after seven days every plain factory becomes
 * free, with a log line for each (reason `unseen`) and one alert. Before that nothing changes. The
 * base always stays. The outcome lists the lost factories. Source: rules §13.
 */
export function loseFactories(
  { player, factories, lastSeenAt }: LoseFactoriesState,
  { now }: Pick<Env, "now">,
): Success<readonly FactoryState[]> {
  const unseen = now - lastSeenAt > UNSEEN_AFTER_MS;
  const lostFactories = factories.filter(
    ({ type, ownerId }) => unseen && type === "factory" && ownerId === player.id,
  );
  return {
    ok: true,
    changes: [
      ...writeAll(
        "ledger",
        lostFactories.map(({ x, y, slots }) => ({
          playerId: player.id,
          kind: "factory-lost",
          ...NO_AMOUNTS,
          detail: { x, y, slots, reason: "unseen" },
        })),
      ),
      ...writeAll(
        "factory",
        lostFactories.map((factory) => ({
          x: factory.x,
          y: factory.y,
          lvl: factory.lvl,
          slots: factory.slots,
          safeUntil: 0,
          from: player.id,
          to: null,
          hold: holdAfterRelease(factory, now),
        })),
      ),
      ...(lostFactories.length > 0
        ? [write("alert", absenceAlert(player.id, lostFactories.length))]
        : []),
    ],
    outcome: lostFactories,
  };
}
