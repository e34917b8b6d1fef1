/** The caller's own data. */
import type { LoginPayload } from "@emberlode/contract";
import type { PlayerContext } from "../context.ts";
import { loginPayload } from "./login-payload.ts";

/** The caller's login payload; restores display cookies that the browser lost. */
export async function showSession(
  ctx: PlayerContext<"clock" | "db" | "pool" | "sessions" | "world">,
): Promise<LoginPayload> {
  const { services, request, effects, playerId, player } = ctx;
  const [payload] = await Promise.all([
    loginPayload(services, playerId, player),
    services.sessions.show(request, effects),
  ]);
  return payload;
}
