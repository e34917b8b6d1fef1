/** Who may join the world now: the value set at run time, else the setting. */
import type { Database } from "@emberlode/db";
import type { GameErrorCode, Signups } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { findSignups } from "./sign-ups.queries.ts";

interface Deps {
  db: Database;
  config: { signups?: Signups };
}

export async function currentSignups({ db, config }: Deps): Promise<Signups> {
  return (await findSignups(db)) ?? config.signups ?? "open";
}

/** Why a newcomer may not join, refunded to their address; null if they may. */
export async function refuseNewcomer<Code extends GameErrorCode>(
  {
    services,
    refund,
  }: { services: { currentSignups(): Promise<Signups> }; refund(): Promise<void> },
  refusalOf: (signups: Signups) => Code | null,
): Promise<GameError<Code> | null> {
  const code = refusalOf(await services.currentSignups());
  if (code === null) return null;
  await refund();
  return new GameError(code);
}
