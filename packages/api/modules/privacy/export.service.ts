/** The link to an export, and what it opens. */
import { timingSafeEqual } from "node:crypto";
import { EXPORT_PATH, type OwnPasswordInput, type PrepareExportAnswer } from "@emberlode/contract";
import { isoDay, MINUTE } from "@emberlode/game";
import type { Context, PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { derivedSecret } from "../../platform/secrets.ts";
import { findAccount } from "../players/players.queries.ts";
import { accountWithPassword, type PasswordServices } from "./own-password.ts";
import { writeExport } from "./write-export.ts";

/** How long a link works at least: a download that broke off can be repeated. */
const LINK_MS = 10 * MINUTE;

/** The player's id, when the link expires (milliseconds), and the server's seal over both. */
const TICKET = /^(\d{1,10})\.(\d{1,15})\.([\w-]{43})$/;

const sealOf = (secret: string, playerId: number, until: number): string =>
  derivedSecret(secret, ["export", playerId, until].join("\n"));

/**
 * Returns a link to the caller's data. A call within the same few minutes returns the same link.
 * Throws `TOO_MANY_REQUESTS` after two calls within an hour.
 */
export async function prepareExport(
  ctx: PlayerContext<PasswordServices | "clock" | "config">,
  { password }: OwnPasswordInput,
): Promise<PrepareExportAnswer | GameError<"WRONG_PASSWORD">> {
  const { services, playerId, request } = ctx;
  const { config, clock, limits } = services;
  const account = await accountWithPassword(ctx, password);
  if (account instanceof GameError) return account;
  await limits.charge("export", playerId, request.address);
  const until = (Math.ceil(clock.now() / LINK_MS) + 1) * LINK_MS;
  const ticket = `${playerId}.${until}.${sealOf(config.secret, playerId, until)}`;
  return { path: `${EXPORT_PATH}/${ticket}`, expiresAt: isoTime(until) };
}

/** The player whose data a link opens; null if it has expired or was not made by this server. */
function readTicket(secret: string, ticket: string, now: number): number | null {
  const [, id, end, seal] = TICKET.exec(ticket) ?? [];
  if (id === undefined || end === undefined || seal === undefined) return null;
  const [playerId, until] = [Number(id), Number(end)];
  const isSealed = timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(secret, playerId, until)));
  return isSealed && until > now ? playerId : null;
}

export interface OpenedExport {
  playerId: number;
  fileName: string;
  /** The file, generated as it is streamed. */
  texts: AsyncGenerator<string>;
}

/**
 * Opens a link for the player who asked for it. Refuses with `TOKEN_INVALID` if the link has
 * expired.
 */
export async function openExport(
  { services, identity }: Context<"clock" | "config" | "db">,
  ticket: string,
): Promise<OpenedExport | GameError<"NOT_LOGGED_IN" | "TOKEN_INVALID">> {
  const { config, clock, db } = services;
  const caller = await identity();
  if (caller === null || caller.via === "token") return new GameError("NOT_LOGGED_IN");
  const { playerId } = caller;
  const now = clock.now();
  if (readTicket(config.secret, ticket, now) !== playerId) return new GameError("TOKEN_INVALID");
  const account = await findAccount(db, playerId);
  if (account === null) return new GameError("NOT_LOGGED_IN");
  const day = isoDay(now);
  return {
    playerId,
    fileName: `emberlode-${account.username}-${day}.json`,
    texts: writeExport(db, playerId, now),
  };
}
