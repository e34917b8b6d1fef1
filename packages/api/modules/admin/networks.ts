/** Actions on a network, by an admin or the operator. */
import type { NetworkAction, NetworkAnswer } from "@emberlode/contract";
import { banAccounts, type Database, removeBasesOf } from "@emberlode/db";
import { isoTime } from "../../platform/clock.ts";
import {
  countNetwork,
  findNetworkPlayers,
  findTargets,
  type NetworkPlayer,
  PLAYERS_PER_PAGE,
} from "./networks.queries.ts";

function toPlayer(player: NetworkPlayer): NetworkAnswer["players"][number] {
  const { id: _, createdAt, lastSeenAt, baseX, baseY, ...rest } = player;
  const base = baseX === null || baseY === null ? null : { x: baseX, y: baseY };
  return { ...rest, createdAt: isoTime(createdAt), lastSeenAt: isoTime(lastSeenAt), base };
}

/** The accounts of a network: total counts and a page of players after an id. */
export async function listNetwork(
  db: Database,
  { network: wanted, after }: { network: string; after: number },
): Promise<NetworkAnswer> {
  const [{ network, addresses, ...counts }, found] = await Promise.all([
    countNetwork(db, wanted),
    findNetworkPlayers(db, wanted, after),
  ]);
  const page = found.slice(0, PLAYERS_PER_PAGE);
  const next = found.length > PLAYERS_PER_PAGE ? (page.at(-1)?.id ?? null) : null;
  return { network, counts, addresses, players: page.map(toPlayer), next };
}

/**
 * Bans the accounts of a network or takes their bases off the map, except moderators and admins.
 * @param by the admin; null for the operator
 * @returns the affected players: call `forget` for them
 */
export async function actOnNetwork(
  db: Database,
  { network, action }: { network: string; action: NetworkAction },
  { by, now }: { by: number | null; now: number },
): Promise<readonly number[]> {
  const accountIds = await findTargets(db, network);
  const sanction = { accountIds, by, note: network, now };
  return action === "suspend" ? banAccounts(db, sanction) : removeBasesOf(db, sanction);
}
