/** Logging out. */
import type { Context } from "../context.ts";

/** Ends the caller's session and removes the cookies; succeeds without a session too. */
export async function logout({
  services,
  request,
  effects,
}: Context<"sessions">): Promise<{ ok: true }> {
  if (request.sessionToken !== null) await services.sessions.end(request.sessionToken);
  effects.session = { kind: "clear" };
  return { ok: true };
}
