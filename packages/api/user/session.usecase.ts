/** The caller's own data. */
import type { LoginPayload } from "@emberlode/contract";
import { loginPayload } from "../accounts/login-payload.ts";
import type { PlayerContext } from "../context.ts";

/** The login payload of whoever calls. */
export async function showSession({ services, playerId }: PlayerContext): Promise<LoginPayload> {
  return loginPayload(services, playerId);
}
