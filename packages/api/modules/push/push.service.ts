/** Notifications of attacks on the caller's device (decision 28). */
import type { SubscribePushInput } from "@emberlode/contract";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isPointOfP256 } from "./push-services.ts";
import {
  findSubscription,
  removeSubscriptions,
  saveSubscription,
} from "./subscriptions.queries.ts";
import { ownerOf } from "./subscriptions.ts";

/** The key that browsers subscribe with, and the address this session is subscribed with. */
export async function pushKey(
  ctx: PlayerContext<"db" | "pushes">,
): Promise<{ publicKey: string; endpoint: string | null }> {
  const { db, pushes } = ctx.services;
  const owner = ownerOf(ctx);
  const subscription = owner && (await findSubscription(db, owner));
  return { publicKey: pushes.publicKey(), endpoint: subscription?.endpoint ?? null };
}

/**
 * Subscribes the caller's browser to notifications of attacks until its session ends. Refuses
 * scripts with `FORBIDDEN`, and a session that has just ended with `NOT_LOGGED_IN`.
 */
export async function subscribePush(
  ctx: PlayerContext<"clock" | "db" | "pushes">,
  input: SubscribePushInput,
): Promise<{ ok: true } | GameError<"FORBIDDEN" | "PUSH_SERVICE" | "BAD_INPUT" | "NOT_LOGGED_IN">> {
  const { db, pushes, clock } = ctx.services;
  const owner = ownerOf(ctx);
  if (owner === null) return new GameError("FORBIDDEN");
  if (!pushes.isService(input.endpoint)) return new GameError("PUSH_SERVICE");
  if (!isPointOfP256(input.keys.p256dh)) return new GameError("BAD_INPUT");
  const facts = { language: ctx.translators.language, now: clock.now() };
  if (await saveSubscription(db, owner, input, facts)) return { ok: true };
  return new GameError("NOT_LOGGED_IN");
}

/** Ends the caller's subscription to notifications. FORBIDDEN for a script. */
export async function unsubscribePush(
  ctx: PlayerContext<"db">,
): Promise<{ ok: true } | GameError<"FORBIDDEN">> {
  const owner = ownerOf(ctx);
  if (owner === null) return new GameError("FORBIDDEN");
  await removeSubscriptions(ctx.services.db, owner);
  return { ok: true };
}
