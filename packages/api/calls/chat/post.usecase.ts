/** The documented chat call (spec §7), which carries its sender's name. */
import type { ChatSendAnswer, ChatSendInput } from "@emberlode/contract";
import { GameError } from "../../errors.ts";
import type { PlayerContext } from "../context.ts";
import { type SendError, sendMessage } from "./send.usecase.ts";

/** FORBIDDEN unless the name or id is the caller's own; null when it is. */
export async function refuseOthers(
  { services, playerId }: Pick<PlayerContext<"profiles">, "services" | "playerId">,
  named: string,
): Promise<GameError<"FORBIDDEN"> | null> {
  if (named === String(playerId)) return null;
  const own = (await services.profiles.of([playerId])).get(playerId);
  const isOwn = own !== undefined && named.toLowerCase() === own.username.toLowerCase();
  return isOwn ? null : new GameError("FORBIDDEN");
}

/** Sends a message as the caller, who must be the `sender`. */
export async function postMessage(
  ctx: PlayerContext<"clock" | "db" | "profiles" | "ranking">,
  { sender, ...message }: ChatSendInput & { sender: string },
): Promise<ChatSendAnswer | SendError | GameError<"FORBIDDEN">> {
  return (await refuseOthers(ctx, sender)) ?? sendMessage(ctx, message);
}
