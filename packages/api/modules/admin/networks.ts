/** Networks by their sign-ups, and actions on all accounts of one. */
import type {
  NetworkAnswer,
  NetworkPreviewAnswer,
  NetworksAnswer,
  NetworksInput,
} from "@emberlode/contract";
import {
  accounts,
  banAccounts,
  type Database,
  insertSanctions,
  isAnyOf,
  removeBasesOf,
  type Transaction,
} from "@emberlode/db";
import { DAY, type NetworkAction } from "@emberlode/game";
import { and, isNotNull } from "drizzle-orm";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { findCoveringBlock, toBlock } from "../accounts/sign-up-blocks.queries.ts";
import type { Actor } from "../staff/audit.ts";
import { performAsStaff, type StaffCaller, type StaffOutcome } from "../staff/staff-action.ts";
import {
  countNetwork,
  countNetworks,
  countTargets,
  findNetworkPlayers,
  findTargets,
  findWithoutBan,
  type NetworkPlayer,
  PLAYERS_PER_PAGE,
} from "./networks.queries.ts";

/**
 * Accounts per action. All are in one transaction, which may take three seconds and takes about
 * one.
 */
const MAX_TARGETS = 2_000;

function toPlayer(player: NetworkPlayer): NetworkAnswer["players"][number] {
  const { id: _, createdAt, lastSeenAt, baseX, baseY, ...rest } = player;
  const base = baseX === null || baseY === null ? null : { x: baseX, y: baseY };
  return { ...rest, createdAt: isoTime(createdAt), lastSeenAt: isoTime(lastSeenAt), base };
}

/** The networks with the most sign-ups or bases of the last days. */
export async function listNetworks(
  db: Database,
  { days, ...input }: NetworksInput,
  now: number,
): Promise<NetworksAnswer> {
  const networkRows = await countNetworks(db, { ...input, since: now - days * DAY });
  return {
    networks: networkRows.map(({ total: _, newestAt, ...rest }) => ({
      ...rest,
      newestAt: isoTime(newestAt),
    })),
    total: networkRows[0]?.total ?? 0,
  };
}

/** The accounts of a network: total counts and a page of players after an id. */
export async function listNetwork(
  db: Database,
  { network: wanted, after }: { network: string; after: number },
  now: number,
): Promise<NetworkAnswer> {
  const [{ network, addresses, ...counts }, accountRows, block] = await Promise.all([
    countNetwork(db, wanted),
    findNetworkPlayers(db, wanted, after),
    findCoveringBlock(db, wanted, now),
  ]);
  const page = accountRows.slice(0, PLAYERS_PER_PAGE);
  const next = accountRows.length > PLAYERS_PER_PAGE ? (page.at(-1)?.id ?? null) : null;
  return {
    network,
    counts,
    addresses,
    players: page.map(toPlayer),
    next,
    block: block && toBlock(block),
  };
}

/** Whom an action would affect. */
export async function previewNetworkAction(
  db: Database,
  { network, action }: { network: string; action: NetworkAction },
): Promise<NetworkPreviewAnswer> {
  return { ...(await countTargets(db, network, action)), atOnce: MAX_TARGETS };
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
  await tx
    .update(accounts)
    .set({ bannedUntil: null })
    .where(and(isAnyOf(accounts.id, unbanned), isNotNull(accounts.bannedUntil)));
  return changed;
}

/** The effects of an action on a network. */
interface NetworkOutcome {
  /** The players that changed: call `invalidate` for them. */
  affected: readonly number[];
}

/**
 * Bans the accounts of a network or takes their bases off the map, except those of staff: at most
 * 2,000 per call, oldest first. Idempotent.
 */
export async function actOnNetwork(
  db: Database,
  sanction: NetworkSanction,
  { key = null, ...by }: StaffCaller,
): Promise<NetworkOutcome | Extract<StaffOutcome<never>, GameError>> {
  const { network, action, reason } = sanction;
  let affected: readonly number[] = [];
  const outcome = await performAsStaff(db, {
    ...by,
    entry: {
      action: action === "free" ? "freeNetwork" : "suspendNetwork",
      subject: network,
      reason,
      key,
    },
    async work(tx) {
      const accountIds = await findTargets(tx, { network, action }, MAX_TARGETS);
      if (accountIds.length === 0) return null;
      affected = await actOnAccounts(tx, accountIds, sanction, by);
      return { facts: { accounts: accountIds.length } };
    },
  });
  return outcome instanceof GameError ? outcome : { affected };
}
