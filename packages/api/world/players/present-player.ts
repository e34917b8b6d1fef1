/** The caller's own state. */
import type { PlayerState } from "@emberlode/game";
import type { PlayerContext } from "../../calls/context.ts";
import { GameError } from "../../errors.ts";

/** The player as rules see them; at most a quarter of a second old. NOT_LOGGED_IN when gone. */
export async function presentPlayer({ services, playerId }: PlayerContext): Promise<PlayerState> {
  const player = await services.actions.read(playerId);
  if (player === null) throw new GameError("NOT_LOGGED_IN");
  return player;
}
