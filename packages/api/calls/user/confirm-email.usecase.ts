/** A new email address, by the link mailed to it. */

import { GameError } from "../../errors.ts";
import { hashSecret, isSecret } from "../../services/secrets.ts";
import type { PublicContext } from "../context.ts";
import { applyEmailChange } from "./email-changes.queries.ts";
import { nameRefusal } from "./register.usecase.ts";

/** Makes the address that the link was mailed to the account's; again is fine. TOKEN_INVALID, EMAIL_TAKEN. */
export async function confirmEmail(
  { services, effects, request }: PublicContext<"clock" | "pool" | "sessions">,
  { token }: { token: string },
): Promise<{ ok: true }> {
  const { pool, clock, sessions } = services;
  if (!isSecret(token)) throw new GameError("TOKEN_INVALID");
  const outcome = await applyEmailChange(pool, hashSecret(token), clock.now());
  if (outcome === "EMAIL_TAKEN") throw nameRefusal(outcome);
  if (outcome !== "CHANGED") throw new GameError(outcome);
  // Opened in the browser of the game, the link shows the new address there.
  await sessions.renew(request, effects);
  return { ok: true };
}
