/** Which session a push subscription belongs to, and how it survives the session's replacement. */
import type { Database } from "@emberlode/db";
import type { ServerTranslators } from "@emberlode/messages";
import { loggable } from "../../errors.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import type { Identity, RequestFacts } from "../../platform/request.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { findSubscription, saveSubscription } from "./subscriptions.queries.ts";

/** The caller and their session. */
interface Caller {
  player: Identity;
  request: Pick<RequestFacts, "sessionToken">;
}

/** The caller's account and session; null for a script, which is not a device. */
export function ownerOf({ player, request }: Caller) {
  const { sessionToken } = request;
  if (player.via === "token" || sessionToken === null) return null;
  return { accountId: player.playerId, sessionHash: hashSecret(sessionToken) };
}

interface ResubscribeContext extends Caller {
  services: { db: Database; clock: Clock; log: Log };
  translators: ServerTranslators;
}

/**
 * Reads the subscription of the caller's browser, to keep it when the session is replaced. Call the
 * returned function with the new session's token. Never throws: the change that replaces the
 * session is already done, and the player can subscribe again.
 */
export async function prepareResubscribe(
  ctx: ResubscribeContext,
): Promise<(token: string) => Promise<void>> {
  const { db, clock, log } = ctx.services;
  const { playerId } = ctx.player;
  const owner = ownerOf(ctx);
  const logFailure = (err: unknown) => {
    log.warn({ err: loggable(err), playerId }, "a push subscription was not kept");
    return null;
  };
  const subscription = owner && (await findSubscription(db, owner).catch(logFailure));
  return async (token) => {
    if (subscription === null) return;
    const next = { accountId: playerId, sessionHash: hashSecret(token) };
    const facts = { language: ctx.translators.language, now: clock.now() };
    await saveSubscription(db, next, subscription, facts).catch(logFailure);
  };
}
