/** Networks, sign-ups and the audit log; `npm run admin` does the same. */
import {
  type AuditAnswer,
  type AuditInput,
  type NetworkAnswer,
  type NetworkInput,
  type NetworkPreviewAnswer,
  type NetworksAnswer,
  type NetworksInput,
  STAFF_PAGE,
} from "@emberlode/contract";
import type { NetworkAction, SignUps } from "@emberlode/game";
import type { StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { listAudit } from "../staff/audit.ts";
import { byCaller } from "../staff/by-caller.ts";
import { countNetwork } from "./networks.queries.ts";
import { actOnNetwork, listNetwork, listNetworks, previewNetworkAction } from "./networks.ts";
import { setSignUps } from "./set-sign-ups.ts";

const DONE = { ok: true } as const;

/** A page of the audit log. */
export const showAudit = (
  { services }: StaffContext<"db">,
  input: AuditInput,
): Promise<AuditAnswer> => listAudit(services.db, input, STAFF_PAGE);

/** The networks with the most sign-ups or bases. */
export const showNetworks = (
  { services: { db, clock } }: StaffContext<"clock" | "db">,
  input: NetworksInput,
): Promise<NetworksAnswer> => listNetworks(db, input, clock.now());

/** Accounts created from a network. */
export const showNetwork = (
  { services: { db, clock } }: StaffContext<"clock" | "db">,
  input: NetworkInput,
): Promise<NetworkAnswer> => listNetwork(db, input, clock.now());

/** Whom an action on a network would affect. */
export const previewNetwork = (
  { services }: StaffContext<"db">,
  input: { network: string; action: NetworkAction },
): Promise<NetworkPreviewAnswer> => previewNetworkAction(services.db, input);

/**
 * Bans the accounts of a network, or takes their bases off the map. Idempotent. Refuses a network
 * without accounts with `NOT_FOUND`.
 */
export async function applyNetworkAction(
  ctx: StaffContext<"actions" | "clock" | "db" | "world">,
  input: { network: string; action: NetworkAction; reason: string },
): Promise<typeof DONE | GameError<"NOT_FOUND" | "FORBIDDEN" | "KEY_REUSED">> {
  const { db, actions, world } = ctx.services;
  const counts = await countNetwork(db, input.network);
  if (counts.accounts + counts.guests + counts.bots === 0) return new GameError("NOT_FOUND");
  const outcome = await actOnNetwork(db, input, byCaller(ctx, input));
  if (outcome instanceof GameError) return outcome;
  await world.catchUp();
  // This also updates the open pages of players whose base left the map.
  for (const id of outcome.affected) actions.invalidate(id);
  return DONE;
}

/** Sets who may join the world; null restores the server's setting. */
export async function changeSignUps(
  { services, playerId, role }: StaffContext<"clock" | "db">,
  input: { signups: SignUps | null; reason: string },
): Promise<typeof DONE | GameError<"FORBIDDEN" | "KEY_REUSED">> {
  const { db, clock } = services;
  const outcome = await setSignUps(db, input, { actor: { id: playerId, role }, now: clock.now() });
  return outcome instanceof GameError ? outcome : DONE;
}
