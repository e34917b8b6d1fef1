/**
 * Who may join the world now: by the value set at run time, else the setting, and by the blocks.
 */
import type { Database } from "@emberlode/db";
import type { GameErrorCode, SignUps } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import type { Clock } from "../../platform/clock.ts";
import { limitAddress } from "../../platform/limits/address.ts";
import type { RequestFacts } from "../../platform/request.ts";
import { isAddressBlocked } from "./sign-up-blocks.queries.ts";
import { findSignUps } from "./sign-ups.queries.ts";

interface Deps {
  db: Database;
  config: { signUps?: SignUps };
}

export async function currentSignUps({ db, config }: Deps): Promise<SignUps> {
  return (await findSignUps(db)) ?? config.signUps ?? "open";
}

interface NetworkDeps {
  db: Database;
  clock: Clock;
}

/** A call of someone who wants to join. */
interface NewcomerContext {
  services: NetworkDeps & { currentSignUps(): Promise<SignUps> };
  request: Pick<RequestFacts, "address">;
  refund(): Promise<void>;
}

/**
 * Refuses new players and names from a blocked network with `NETWORK_BLOCKED`; null if they may
 * join.
 */
export async function networkRefusal(
  { db, clock }: NetworkDeps,
  address: string | undefined,
): Promise<"NETWORK_BLOCKED" | null> {
  const isBlocked = await isAddressBlocked(db, limitAddress(address), clock.now());
  return isBlocked ? "NETWORK_BLOCKED" : null;
}

/** Why a newcomer may not join, refunded to their address; null if they may. */
export async function refuseNewcomer<Code extends GameErrorCode>(
  { services, request, refund }: NewcomerContext,
  refusalOf: (signUps: SignUps) => Code | null,
): Promise<GameError<Code | "NETWORK_BLOCKED"> | null> {
  const signUpRefusal = refusalOf(await services.currentSignUps());
  const code = signUpRefusal ?? (await networkRefusal(services, request.address));
  if (code === null) return null;
  await refund();
  return new GameError(code);
}
