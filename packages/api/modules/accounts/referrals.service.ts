/** The caller's referrals. */
import type { ReferralsAnswer, ReferralsInput } from "@emberlode/contract";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { botMark, type Ranking } from "../ranks/ranking.ts";
import { countReferees, findReferees, type RefereeRow } from "./referrals.queries.ts";

function toReferral(
  row: RefereeRow,
  ranking: Pick<Ranking, "isBot">,
): ReferralsAnswer["referrals"][number] {
  const { id, username, joinedAt, waitingMetal, waitingEnergy } = row;
  return {
    _id: String(id),
    player: username,
    ...botMark(ranking, id),
    date: isoTime(joinedAt),
    resource: {
      metal: row.earnedMetal - waitingMetal,
      energy: row.earnedEnergy - waitingEnergy,
    },
    waiting: { metal: waitingMetal, energy: waitingEnergy },
  };
}

/** The caller's referred players, newest first, and the referral link; guests have none. */
export async function listReferrals(
  { services, playerId, player }: PlayerContext<"config" | "db" | "profiles" | "ranking">,
  page: ReferralsInput,
): Promise<ReferralsAnswer> {
  const { db, profiles, config, ranking } = services;
  const [rows, total, known] = await Promise.all([
    findReferees(db, playerId, page),
    countReferees(db, playerId),
    profiles.of([playerId]),
  ]);
  const profile = known.get(playerId);
  if (profile === undefined) throw new GameError("NOT_LOGGED_IN");
  const link = player.isGuest ? null : `${config.publicUrl}/?ref=${profile.username}`;
  return { referrals: rows.map((row) => toReferral(row, ranking)), total, link };
}
