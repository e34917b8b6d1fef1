/** What a client gets about its player at log-in (spec §3 Login payload). */
import type { LoginPayload } from "@emberlode/contract";
import { readSnapshots } from "@emberlode/db";
import {
  digRanges,
  EXCAVATOR_PART_IDS,
  type PlayerState,
  SECOND,
  sessionIdleMs,
} from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { findAccount, toDisplayUser } from "../../services/accounts/accounts.queries.ts";
import { isoTime, statusOf } from "../../services/accounts/status.ts";
import type { Identity } from "../../services/request.ts";
import type { Services } from "../../services.ts";
import { baseCellOf } from "../../world/players/waiting-base.ts";

/** The inventory: parts that were found or bought and are not installed yet. */
function heldParts({ parts }: PlayerState): { item: string; count: number }[] {
  return EXCAVATOR_PART_IDS.flatMap((item) => {
    const count = parts[item];
    return count > 0 ? [{ item, count }] : [];
  });
}

/** How the player is logged in. */
type ShownSession = { stay?: boolean | undefined; via?: Identity["via"] };

/** How long the session may go unused, in seconds; null for a script's token. */
function idleSeconds(isGuest: boolean, { stay = false, via }: ShownSession): number | null {
  return via === "token" ? null : sessionIdleMs({ isGuest, stay }) / SECOND;
}

/** The payload of an account. NOT_LOGGED_IN when it is gone. */
export async function loginPayload(
  services: Pick<Services, "clock" | "db" | "pool" | "world">,
  id: number,
  session: ShownSession,
): Promise<LoginPayload> {
  const { db, pool, clock, world } = services;
  const [account, [snapshot]] = await Promise.all([findAccount(db, id), readSnapshots(pool, [id])]);
  if (account === null || snapshot === undefined) throw new GameError("NOT_LOGGED_IN");
  const { state: player } = snapshot;
  const { metal, energy } = digRanges(player);
  return {
    user: {
      _id: String(id),
      ...toDisplayUser(account),
      isGuest: account.isGuest,
      role: account.role,
      items: heldParts(player),
      digEnergyCap: energy,
      digMetalCap: metal,
      status: statusOf(snapshot, clock.now()),
      base: baseCellOf(world, player),
      baseOnMap: player.baseX !== null,
    },
    createdAt: isoTime(account.createdAt),
    idleSeconds: idleSeconds(account.isGuest, session),
  };
}
