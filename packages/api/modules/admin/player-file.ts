/** A player as staff sees them. */
import type {
  ListedPlayer,
  PlayerFile,
  PlayerLedgerAnswer,
  PlayerLedgerInput,
  PlayerMessagesAnswer,
  PlayerMessagesInput,
  PlayerSecrets,
} from "@emberlode/contract";
import { CHAT_ROOM, STAFF_PAGE } from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import {
  type Amounts,
  isAtLeast,
  NO_AMOUNTS,
  networksOf,
  PLAYER_ACTIONS,
  type PlayerActionKind,
  rightsFor,
  type StaffRole,
  subtractAmounts,
} from "@emberlode/game";
import { logLine } from "@emberlode/messages";
import type { StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime, isoTimeOrNull } from "../../platform/clock.ts";
import { findEarlier } from "../../platform/pictures/pictures.queries.ts";
import { findReadableCaseOf } from "../evidence/own-cases.ts";
import { translateDevice } from "../sessions/device-description.ts";
import { findAddresses, findLinked } from "../sessions/traces.ts";
import { byCaller } from "../staff/by-caller.ts";
import { findListed, findSanctions } from "../staff/lists.queries.ts";
import { toListed, toSanction, toStaffMessage } from "../staff/lists.ts";
import { recordView } from "../staff/record-view.ts";
import { performAsStaff, refuseTarget, type Target } from "../staff/staff-action.ts";
import { pictureSource } from "./picture-source.ts";
import { findTarget } from "./player-actions.ts";
import {
  countReports,
  findActiveSessions,
  findCarried,
  findFile,
  findLedger,
  findMessagesOf,
  findMessagesSince,
  findMessageTime,
  findNotes,
  findPaidCredit,
  findPendingEmail,
  findSecrets,
  insertNote,
  type LedgerRow,
  sumNewer,
} from "./player-file.queries.ts";

/** Everything but the first letter and the host. */
const maskedEmail = (email: string) => email.replace(/^(.).*(?=@)/, "$1***");

/** The widest network that limits count, which names no household. */
const maskedAddress = (address: string) => networksOf(address).at(-1)?.network ?? address;

/** The accounts that share a browser or an address with a player, at most fifty. */
async function linkedOf({ services }: StaffContext<"db">, id: number) {
  const linked = (await findLinked(services.db, id)).slice(0, STAFF_PAGE);
  const players = await findListed(
    services.db,
    linked.map(({ accountId }) => accountId),
  );
  return linked.flatMap(({ accountId, lastSharedAt, ...shared }) => {
    const player = players.get(accountId);
    if (player === undefined) return [];
    return [{ ...toListed(player), ...shared, lastSharedAt: isoTime(lastSharedAt) }];
  });
}

/** The actions that a member of staff may take on a player. */
async function actionsFor(
  { services, playerId, role }: StaffContext<"db">,
  target: Target,
): Promise<PlayerActionKind[]> {
  if ((await refuseTarget(services.db, { id: playerId, role }, target)) !== null) return [];
  const kinds = Object.keys(PLAYER_ACTIONS) as PlayerActionKind[];
  return kinds.filter((kind) => isAtLeast(role, rightsFor(kind).role));
}

async function findTargetOf(
  { services }: StaffContext<"db">,
  { username }: { username: string },
): Promise<Target | GameError<"NOT_FOUND">> {
  return (await findTarget(services.db, username)) ?? new GameError("NOT_FOUND");
}

/** Pictures of before in a file; each has at most 256 KiB. */
const EARLIER_PICTURES = 4;

const isAdmin = (role: StaffRole) => role === "admin";

/** The whole file of a player. */
export async function showPlayer(
  ctx: StaffContext<"clock" | "db" | "ranking">,
  input: { username: string },
): Promise<PlayerFile | GameError<"NOT_FOUND">> {
  const target = await findTargetOf(ctx, input);
  if (target instanceof GameError) return target;
  const { services, role, translators } = ctx;
  const { db, clock, ranking } = services;
  const now = clock.now();
  const { id } = target;
  const [
    file,
    pending,
    stored,
    notes,
    pictures,
    active,
    addresses,
    linked,
    evidenceCase,
    reports,
    mayDo,
  ] = await Promise.all([
    findFile(db, id),
    findPendingEmail(db, id, now),
    findSanctions(db, id),
    findNotes(db, id),
    findEarlier(db, id, EARLIER_PICTURES),
    findActiveSessions(db, id, now),
    findAddresses(db, id),
    linkedOf(ctx, id),
    findReadableCaseOf(db, { playerId: id, readerId: ctx.playerId }, now),
    countReports(db, id),
    actionsFor(ctx, target),
  ]);
  if (file === null) return new GameError("NOT_FOUND");
  const { username, isGuest, isBot, isBanned, isSuspended, lastSeenAt, baseX, baseY, ...rest } =
    file;
  const player: ListedPlayer = {
    username,
    isGuest,
    isBot,
    isBanned,
    isSuspended,
    role: file.role,
    lastSeenAt: isoTime(lastSeenAt),
  };
  const place = ranking.placeOf(id);
  const shownEmail = (email: string | null) =>
    email === null || isAdmin(role) ? email : maskedEmail(email);
  return {
    _id: String(id),
    player,
    formerName: rest.formerName,
    createdAt: isoTime(rest.createdAt),
    deletesAt: isoTimeOrNull(rest.deletesAt),
    email: shownEmail(rest.email),
    pendingEmail: shownEmail(pending),
    baseName: rest.baseName,
    quote: rest.quote,
    profilePicture: rest.profilePicture ?? "",
    pictures: pictures.map((picture) => ({
      source: pictureSource(picture),
      at: isoTime(picture.createdAt),
      removedAt: isoTimeOrNull(picture.removedAt),
    })),
    hasBase: baseX !== null,
    base: isAdmin(role) && baseX !== null && baseY !== null ? { x: baseX, y: baseY } : null,
    baseLevel: rest.baseLevel,
    rank: place?.rank ?? null,
    power: place?.power ?? 0,
    carried: { metal: rest.carriedMetal, energy: rest.carriedEnergy },
    banked: { metal: rest.bankedMetal, energy: rest.bankedEnergy },
    lines: rest.lines,
    sanctions: stored.map((sanction) => toSanction(sanction, now, translators.language)),
    notes: notes.map(({ createdAt, ...note }) => ({ ...note, at: isoTime(createdAt) })),
    sessions: active.map(({ device, createdAt, seenAt }) => ({
      device: translateDevice(translators, device),
      createdAt: isoTime(createdAt),
      lastSeenAt: isoTime(seenAt),
    })),
    addresses: addresses.map(({ address, firstSeenAt, lastSeenAt: seenAt, accounts }) => ({
      address: isAdmin(role) ? address : maskedAddress(address),
      firstSeenAt: isoTime(firstSeenAt),
      lastSeenAt: isoTime(seenAt),
      accounts,
    })),
    linked,
    evidenceCase,
    reports,
    mayDo,
  };
}

/** The amounts carried after each of some consecutive lines, newest first. */
async function balancesOf(
  db: Database,
  playerId: number,
  rows: readonly LedgerRow[],
): Promise<Amounts[]> {
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  const [carried, newer, credit] = await Promise.all([
    findCarried(db, playerId),
    sumNewer(db, playerId, newest.id),
    findPaidCredit(db, playerId, oldest.createdAt),
  ]);
  let balance = subtractAmounts(carried, newer);
  const unpaid = [...credit];
  return rows.map((row) => {
    while ((unpaid[0]?.at ?? 0) > row.createdAt) {
      balance = subtractAmounts(balance, unpaid.shift() ?? NO_AMOUNTS);
    }
    const after = balance;
    balance = subtractAmounts(balance, row);
    return after;
  });
}

/** Whether a line says where the player was, which only `showSecrets` may. */
const hasPlace = ({ detail }: LedgerRow): boolean => "x" in detail || "fromX" in detail;

/** A page of a player's log, with what they carried after each line unless it is filtered. */
export async function showLedger(
  ctx: StaffContext<"db">,
  input: PlayerLedgerInput,
): Promise<PlayerLedgerAnswer | GameError<"NOT_FOUND">> {
  const target = await findTargetOf(ctx, input);
  if (target instanceof GameError) return target;
  const { db } = ctx.services;
  const { kind, before } = input;
  const found = await findLedger(db, target.id, { kind, before, limit: STAFF_PAGE + 1 });
  const rows = found.slice(0, STAFF_PAGE);
  const balances = kind === undefined ? await balancesOf(db, target.id, rows) : [];
  return {
    rows: rows.map((row, index) => ({
      id: row.id,
      at: isoTime(row.createdAt),
      kind: row.kind,
      text: hasPlace(row) ? null : logLine(row, ctx.translators).content,
      metal: row.metal,
      energy: row.energy,
      balance: balances[index] ?? null,
      battle: typeof row.detail.battle === "string" ? row.detail.battle : null,
    })),
    next: found.length > STAFF_PAGE ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** Messages shown above the one that a list starts at. */
const NEWER = 10;

/** Messages from one on, of which a few are newer; null if the player did not write it. */
async function messagesAround(db: Database, playerId: number, seq: number) {
  const at = await findMessageTime(db, playerId, { room: CHAT_ROOM, seq });
  if (at === null) return null;
  const found = await findMessagesSince(db, playerId, { since: at, limit: NEWER + 2 });
  return { newer: found.slice(-NEWER - 1), hasNewer: found.length > NEWER + 1, before: at };
}

/** A page of a player's chat messages. */
export async function showMessages(
  ctx: StaffContext<"db">,
  input: PlayerMessagesInput,
): Promise<PlayerMessagesAnswer | GameError<"NOT_FOUND">> {
  const target = await findTargetOf(ctx, input);
  if (target instanceof GameError) return target;
  const { db } = ctx.services;
  const { around, before } = input;
  const start =
    around === undefined || before !== undefined
      ? null
      : await messagesAround(db, target.id, around);
  const limit = STAFF_PAGE + 1;
  const found = await findMessagesOf(db, target.id, { before: start?.before ?? before, limit });
  const page = found.slice(0, STAFF_PAGE);
  return {
    messages: [...(start?.newer ?? []), ...page].map(toStaffMessage),
    hasNewer: start?.hasNewer ?? before !== undefined,
    next: found.length > STAFF_PAGE ? (page.at(-1)?.createdAt ?? null) : null,
  };
}

/** Where a player is, and their mines and plots. Each look is recorded. */
export async function showSecrets(
  ctx: StaffContext<"clock" | "db">,
  input: { username: string },
): Promise<PlayerSecrets | GameError<"NOT_FOUND" | "FORBIDDEN" | "KEY_REUSED">> {
  const { db } = ctx.services;
  const target = await findTargetOf(ctx, input);
  if (target instanceof GameError) return target;
  const by = byCaller(ctx, input);
  const refused = await refuseTarget(db, by.actor, target);
  if (refused !== null) return refused;
  const refusal = await recordView(db, by, { targetId: target.id });
  if (refusal !== null) return refusal;
  const secrets = await findSecrets(db, target.id, by.now);
  if (secrets === null) return new GameError("NOT_FOUND");
  return {
    position: secrets.position,
    mines: secrets.mines.map(({ until, ...at }) => ({ ...at, until: isoTime(until) })),
    plots: secrets.plots.map(({ x, y, texts }) => ({ x, y, title: texts.title ?? "" })),
  };
}

/** Adds a note about a player for staff. */
export async function addNote(
  ctx: StaffContext<"clock" | "db">,
  { username, body }: { username: string; body: string },
): Promise<{ ok: true } | GameError<"NOT_FOUND" | "FORBIDDEN" | "KEY_REUSED">> {
  const { key, ...by } = byCaller(ctx, { username, body });
  const { actor, now } = by;
  const outcome = await performAsStaff<"NOT_FOUND" | "FORBIDDEN">(ctx.services.db, {
    ...by,
    entry: { action: "addNote", reason: "", key },
    async work(tx) {
      const target = await findTarget(tx, username);
      if (target === null) return new GameError("NOT_FOUND");
      const refused = await refuseTarget(tx, actor, target);
      if (refused !== null) return refused;
      await insertNote(tx, { playerId: target.id, authorId: actor.id, body }, now);
      return { targetId: target.id };
    },
  });
  return outcome instanceof GameError ? outcome : { ok: true };
}
