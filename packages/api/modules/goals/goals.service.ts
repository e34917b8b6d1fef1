/** A player's progress toward goals, and their rewards (rules §2). */
import type { ClaimGoalsAnswer, ProgressAnswer } from "@emberlode/contract";
import { GOAL_REWARDS, type PayGoalsRefusal, payGoals } from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { ActionSummary } from "../actions/action-summary.ts";
import { type ActionError, perform } from "../actions/perform.ts";
import { settingsOf } from "../players/settings.ts";
import { requirePlayer } from "../players/status.ts";
import { ownMap } from "../world/waiting-base.ts";
import { findStoredProgress } from "./progress.queries.ts";
import { goalProgressOf } from "./progress.ts";

/** All deeds so far, current plots and rank, the best rank on record, and the goals to be paid. */
export async function showProgress(
  ctx: PlayerContext<"actions" | "db" | "deeds" | "earlierDeeds" | "ranking">,
): Promise<ProgressAnswer> {
  const { services, playerId } = ctx;
  const [player, stored] = await Promise.all([
    requirePlayer(ctx),
    findStoredProgress(services.db, playerId),
  ]);
  const { facts, due } = await goalProgressOf(services, player, stored);
  const { deeds, plots, bestRank } = facts;
  return { deeds, plots, bestRank, rank: services.ranking.rankOf(playerId), due: [...due] };
}

/**
 * Pays all rewards that are due according to the server's own data, never the client's. A payment
 * is a line of the log, so each reward is paid once: if the log has grown since it was read, the
 * commit writes nothing.
 */
export async function claimGoals(
  ctx: PlayerContext<
    "actions" | "db" | "deeds" | "earlierDeeds" | "profiles" | "ranking" | "world"
  >,
): Promise<ClaimGoalsAnswer | ActionError<PayGoalsRefusal>> {
  const { services, playerId } = ctx;
  const [settings, world] = await Promise.all([
    settingsOf(services.profiles, playerId),
    // The base may still wait for the player's first action.
    ownMap(services, playerId),
  ]);
  return perform(
    ctx,
    {},
    {
      async load({ actor }) {
        const stored = await findStoredProgress(services.db, playerId);
        const { due: dueGoals } = await goalProgressOf(services, actor, stored);
        return dueGoals;
      },
      rule: ({ actor: player }, dueGoals) => payGoals({ player, due: dueGoals }),
      answer({ outcome: { goals, paid }, changes }, locked) {
        const { desc, status } = new ActionSummary(
          { ...ctx, services: { world } },
          changes,
          locked,
          settings,
        );
        const rewards = goals.map((id) => ({ goal: id, ...GOAL_REWARDS[id] }));
        return { desc, goals: rewards, ...paid, newStatus: status };
      },
    },
  );
}
