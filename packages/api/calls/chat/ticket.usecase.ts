/** Tokens for the handshake of a socket (spec §7 createTokenRequest). */
import { isoTime } from "../../services/accounts/status.ts";
import type { PlayerContext } from "../context.ts";
import { refuseOthers } from "./post.usecase.ts";

/** A one-minute token that acts for the caller's session or API token. */
export async function requestTicket(
  ctx: PlayerContext<"profiles" | "tickets">,
  { clientId }: { clientId: string },
) {
  const refused = await refuseOthers(ctx, clientId);
  if (refused !== null) return refused;
  const { sessionToken, bearerToken } = ctx.request;
  const { token, expiresAt } = ctx.services.tickets.issue({ sessionToken, bearerToken });
  return { clientId, token, expires: isoTime(expiresAt) };
}
