/** Digging for metal and energy. */
import type { GatherAnswer, GatherInput } from "@emberlode/contract";
import { type DigRefusal, dig, type PlayerState } from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { isoTime } from "../../platform/clock.ts";
import type { ActionError } from "../actions/perform.ts";
import {
  type PlacementRefusal,
  type PlacementServices,
  performPlacingBase,
} from "../actions/place-base.ts";

/** A guest's digs earn no credit, so the referrer need not be locked. */
const referrerOf = ({ referrerId, isGuest }: PlayerState): readonly number[] =>
  referrerId === null || isGuest ? [] : [referrerId];

/** A dig where the caller stands, with the referrer's share. */
export function digHere(
  ctx: PlayerContext<keyof PlacementServices | "fair" | "random">,
  input: GatherInput,
): Promise<GatherAnswer | ActionError<DigRefusal | PlacementRefusal>> {
  const { fair, random, world } = ctx.services;
  const { field } = input;
  const cell = world.at(field);
  return performPlacingBase(ctx, input, {
    players: referrerOf,
    rule(locked) {
      const { actor: player, now } = locked;
      const { referrerId } = player;
      const referrer = referrerId === null ? null : (locked.player(referrerId) ?? null);
      const spentUntil = locked.cooldownUntil(field);
      const state = { player, field: cell, vein: fair.isVein(cell, now), spentUntil, referrer };
      return dig(state, input, { now, random });
    },
    answer: ({ outcome, changes }, locked) => ({
      gathered: outcome.gathered,
      effort: outcome.effort,
      vein: outcome.vein,
      veins: outcome.veins,
      metal: outcome.metal,
      energy: outcome.energy,
      spentUntil: isoTime(outcome.spentUntil),
      digs: outcome.fatigue.used,
      version: locked.versionAfter(changes),
    }),
  });
}
