/** Admin calls about networks and sign-ups; `npm run admin` does the same. */
import type { NetworkAction, NetworkAnswer, NetworkInput } from "@emberlode/contract";
import type { Signups } from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { actOnNetwork, listNetwork } from "./networks.ts";
import { setSignups } from "./sign-ups.queries.ts";

const DONE = { ok: true } as const;

/** Accounts created from a network. */
export const showNetwork = (
  { services }: PlayerContext<"db">,
  input: NetworkInput,
): Promise<NetworkAnswer> => listNetwork(services.db, input);

/**
 * Bans the accounts of a network, or takes their bases off the map. Idempotent. NOT_FOUND for a
 * network without accounts.
 */
export async function applyNetworkAction(
  { services, playerId }: PlayerContext<"actions" | "clock" | "db" | "world">,
  input: { network: string; action: NetworkAction },
): Promise<typeof DONE | GameError<"NOT_FOUND">> {
  const { db, actions, clock, world } = services;
  const { counts } = await listNetwork(db, { network: input.network, after: 0 });
  if (counts.accounts + counts.guests === 0) return new GameError("NOT_FOUND");
  const affected = await actOnNetwork(db, input, { by: playerId, now: clock.now() });
  await world.catchUp();
  // Also updates the open pages of players who lost their place.
  for (const id of affected) actions.forget(id);
  return DONE;
}

/** Sets who may join the world; null restores the server's setting. */
export async function changeSignups(
  { services, playerId }: PlayerContext<"clock" | "db">,
  { signups }: { signups: Signups | null },
): Promise<typeof DONE> {
  await setSignups(services.db, signups, { by: playerId, now: services.clock.now() });
  return DONE;
}
