/** Dividing the defense units among one's own factories (rules §13). */
import { GARRISON } from "../catalogue/production.ts";
import type { Env, Result } from "../result.ts";
import type { FactoryState, PlayerState } from "../state.ts";
import { write, writeAll } from "../writes.ts";
import { keptFactory } from "./kept-factory.ts";
import { waitLeft } from "./waits.ts";

export interface GarrisonShare {
  /** The factory's id. */
  id: number;
  /** Percentage of each kind of defense unit. */
  share: number;
}

export interface SetGarrisonState {
  player: PlayerState;
  /** All factories of the player, including the base. */
  factories: readonly FactoryState[];
}

export type SetGarrisonRefusal = "NOT_FOUND" | "SHARES_INVALID" | "GARRISON_CHANGED_RECENTLY";

/** Whether each share is 0, 5, ... 100, no factory is named twice, and all are 100 at most. */
export function areSharesValid(shares: readonly GarrisonShare[]): boolean {
  const { stepPercent, maxPercent } = GARRISON;
  const isStep = ({ share }: GarrisonShare) => share >= 0 && share % stepPercent === 0;
  const isOnce = new Set(shares.map(({ id }) => id)).size === shares.length;
  const sum = shares.reduce((total, { share }) => total + share, 0);
  return isOnce && shares.every(isStep) && sum <= maxPercent;
}

/**
 * Gives each named factory its share of every kind of defense unit, and 0 to all others. Refuses
 * with `SHARES_INVALID` (no multiple of 5, twice the same factory, or more than 100% together),
 * `NOT_FOUND` (also for another player's factory, and the base) and `GARRISON_CHANGED_RECENTLY`
 * (once in `GARRISON.waitMs`, with the time left).
 */
export function setGarrison(
  { player, factories }: SetGarrisonState,
  { shares }: { shares: readonly GarrisonShare[] },
  { now }: Pick<Env, "now">,
): Result<readonly GarrisonShare[], SetGarrisonRefusal> {
  if (!areSharesValid(shares)) return { ok: false, code: "SHARES_INVALID" };
  const plain = factories.filter(({ type }) => type === "factory");
  const isOwn = ({ id }: GarrisonShare) => plain.some((factory) => factory.id === id);
  if (!shares.every(isOwn)) return { ok: false, code: "NOT_FOUND" };
  const waitMs = waitLeft(player.garrisonAt + GARRISON.waitMs, GARRISON.waitMs, now);
  if (player.garrisonAt > 0 && waitMs > 0)
    return { ok: false, code: "GARRISON_CHANGED_RECENTLY", waitMs };
  const shareOf = ({ id }: FactoryState) => shares.find((one) => one.id === id)?.share ?? 0;
  const changedFactories = plain.filter((factory) => factory.garrison !== shareOf(factory));
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set: { garrisonAt: now } }),
      ...writeAll(
        "factory",
        changedFactories.map((factory) => keptFactory(factory, { garrison: shareOf(factory) })),
      ),
    ],
    outcome: plain.map((factory) => ({ id: factory.id, share: shareOf(factory) })),
  };
}
