/** The caller's own state. */

import type { Actions } from "@emberlode/db";
import type { PlayerState } from "@emberlode/game";
import { GameError } from "../../errors.ts";

interface Caller {
  playerId: number;
  services: { actions: Actions };
}

/** The player as rules see them; at most a quarter of a second old. NOT_LOGGED_IN when deleted. */
export async function presentPlayer({ services, playerId }: Caller): Promise<PlayerState> {
  const player = await services.actions.read(playerId);
  if (player === null) throw new GameError("NOT_LOGGED_IN");
  return player;
}
