/** The report of a battle, public by its link (rules §11). */
import type { PublicBattleReport } from "@emberlode/contract";
import { GameError } from "../../errors.ts";
import { findBattle } from "../../world/fights/battles.queries.ts";
import { toPublicReport } from "../../world/fights/to-report.ts";
import type { PublicContext } from "../context.ts";

/** What happened in a battle. */
export async function showBattle(
  { services }: PublicContext<"db">,
  { id }: { id: string },
): Promise<PublicBattleReport | GameError<"NOT_FOUND">> {
  const battle = await findBattle(services.db, id);
  if (battle === null) return new GameError("NOT_FOUND");
  return toPublicReport(battle);
}
