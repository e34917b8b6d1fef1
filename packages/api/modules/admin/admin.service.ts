/** Networks, sign-ups and the audit log; `npm run admin` does the same. */
import {
  type AuditAnswer,
  type AuditInput,
  type NetworkAction,
  type NetworkAnswer,
  type NetworkInput,
  STAFF_PAGE,
} from "@emberlode/contract";
import type { Signups } from "@emberlode/game";
import type { StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { listAudit } from "./audit.ts";
import { actOnNetwork, listNetwork } from "./networks.ts";
import { setSignups } from "./sign-ups.queries.ts";

const DONE = { ok: true } as const;

/** A page of the audit log. */
export const showAudit = (
  { services }: StaffContext<"db">,
  input: AuditInput,
): Promise<AuditAnswer> => listAudit(services.db, input, STAFF_PAGE);

/** Accounts created from a network. */
export const showNetwork = (
  { services }: StaffContext<"db">,
  input: NetworkInput,
): Promise<NetworkAnswer> => listNetwork(services.db, input);

/**
 * Bans the accounts of a network, or takes their bases off the map. Idempotent. NOT_FOUND for a
 * network without accounts.
 */
export async function applyNetworkAction(
  { services, playerId, role }: StaffContext<"actions" | "clock" | "db" | "world">,
  input: { network: string; action: NetworkAction; reason: string },
): Promise<typeof DONE | GameError<"NOT_FOUND">> {
  const { db, actions, clock, world } = services;
  const { counts } = await listNetwork(db, { network: input.network, after: 0 });
  if (counts.accounts + counts.guests === 0) return new GameError("NOT_FOUND");
  const actor = { id: playerId, role };
  const affected = await actOnNetwork(db, input, { actor, now: clock.now() });
  await world.catchUp();
  // Also updates the open pages of players who lost their place.
  for (const id of affected) actions.forget(id);
  return DONE;
}

/** Sets who may join the world; null restores the server's setting. */
export async function changeSignups(
  { services, playerId, role }: StaffContext<"clock" | "db">,
  input: { signups: Signups | null; reason: string },
): Promise<typeof DONE> {
  const { db, clock } = services;
  await setSignups(db, input, { actor: { id: playerId, role }, now: clock.now() });
  return DONE;
}
