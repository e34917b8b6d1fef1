/** The documented chat call (spec §7), which names its sender. */
import type { ChatSendAnswer, ChatSendInput } from "@emberlode/contract";
import type { PlayerContext } from "../context.ts";
import { GameError } from "../errors.ts";
import { sendMessage } from "./send.usecase.ts";

/** FORBIDDEN unless a name or id is the session's own player's. */
export async function refuseOthers(
  { services, playerId }: Pick<PlayerContext, "services" | "playerId">,
  named: string,
): Promise<void> {
  if (named === String(playerId)) return;
  const own = (await services.profiles.of([playerId])).get(playerId);
  if (own === undefined || named.toLowerCase() !== own.username.toLowerCase()) {
    throw new GameError("FORBIDDEN");
  }
}

/** Says something as the session's player, whom `sender` has to name. FORBIDDEN. */
export async function postMessage(
  ctx: PlayerContext,
  { sender, ...message }: ChatSendInput & { sender: string },
): Promise<ChatSendAnswer> {
  await refuseOthers(ctx, sender);
  return sendMessage(ctx, message);
}
