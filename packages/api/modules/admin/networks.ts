/** Actions on a network, by an admin or a command. */
import type { NetworkAction, NetworkAnswer } from "@emberlode/contract";
import {
  banAccounts,
  type Database,
  insertSanctions,
  MAX_BANNED_AT_ONCE,
  removeBasesOf,
  type Transaction,
  updateBan,
} from "@emberlode/db";
import { isoTime } from "../../platform/clock.ts";
import type { Actor } from "./audit.ts";
import {
  countNetwork,
  findNetworkPlayers,
  findTargets,
  findWithoutBan,
  type NetworkPlayer,
  PLAYERS_PER_PAGE,
} from "./networks.queries.ts";
import { performAsStaff } from "./staff-action.ts";

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

interface NetworkSanction {
  network: string;
  action: NetworkAction;
  reason: string;
}

/** Bans accounts, or takes their bases off the map; returns the players that changed. */
async function actOnAccounts(
  tx: Transaction,
  accountIds: readonly number[],
  { action, reason }: NetworkSanction,
  { actor, now }: { actor: Actor; now: number },
): Promise<number[]> {
  if (action === "free") return removeBasesOf(tx, accountIds, now);
  const { changed } = await banAccounts(tx, { accountIds, until: null, now });
  const by = actor === "console" ? null : actor.id;
  const unbanned = await findWithoutBan(tx, accountIds, now);
  await insertSanctions(tx, unbanned, { kind: "ban", reason, until: null, by, now });
  // A suspension becomes a ban.
  for (const id of unbanned) await updateBan(tx, id, now);
  return changed;
}

/**
 * Bans the accounts of a network or takes their bases off the map, except those of staff. The audit row is written
 * with the first hundred accounts.
 * @returns the affected players: call `forget` for them
 */
export async function actOnNetwork(
  db: Database,
  sanction: NetworkSanction,
  by: { actor: Actor; now: number },
): Promise<readonly number[]> {
  const { network, action, reason } = sanction;
  let accountIds: readonly number[] = [];
  const affected = new Set<number>();
  const act = async (tx: Transaction, from: number) => {
    const portion = accountIds.slice(from, from + MAX_BANNED_AT_ONCE);
    for (const id of await actOnAccounts(tx, portion, sanction, by)) affected.add(id);
  };
  await performAsStaff(db, {
    ...by,
    entry: {
      action: action === "free" ? "freeNetwork" : "suspendNetwork",
      subject: network,
      reason,
    },
    async work(tx) {
      accountIds = await findTargets(tx, network);
      if (accountIds.length === 0) return null;
      await act(tx, 0);
      return { facts: { accounts: accountIds.length } };
    },
  });
  for (let from = MAX_BANNED_AT_ONCE; from < accountIds.length; from += MAX_BANNED_AT_ONCE) {
    await db.transaction((tx) => act(tx, from));
  }
  return [...affected];
}
