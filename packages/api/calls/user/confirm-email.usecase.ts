/** Confirms a new email address by the mailed link. */

import { GameError } from "../../errors.ts";
import { hashSecret, isSecret } from "../../services/secrets.ts";
import type { PublicContext } from "../context.ts";
import { applyEmailChange } from "./email-changes.queries.ts";
import { nameRefusal } from "./register.usecase.ts";

/** Makes the mailed address the account's. Repeating it is fine. TOKEN_INVALID, EMAIL_TAKEN. */
export async function confirmEmail(
  { services, effects, request }: PublicContext<"clock" | "db" | "sessions">,
  { token }: { token: string },
): Promise<{ ok: true }> {
  const { db, clock, sessions } = services;
  if (!isSecret(token)) throw new GameError("TOKEN_INVALID");
  const outcome = await applyEmailChange(db, hashSecret(token), clock.now());
  if (outcome === "EMAIL_TAKEN") throw nameRefusal(outcome);
  if (outcome !== "CHANGED") throw new GameError(outcome);
  // If the link was opened in the player's browser, show the new address there.
  await sessions.renew(request, effects);
  return { ok: true };
}
