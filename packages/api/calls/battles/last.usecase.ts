/** The caller's last battle over a base, for forecasts (rules §12). */
import type { LastBattleAnswer, LastBattleInput } from "@emberlode/contract";
import { findLastReport } from "../../world/fights/last-report.ts";
import { presentPlayer } from "../../world/players/present-player.ts";
import type { PlayerContext } from "../context.ts";

const KINDS = { attacker: "attack", defender: "defense" } as const;

/** The report of the last battle within 24 hours on a side, against one enemy where asked. */
export async function lastBattle(
  ctx: PlayerContext<"actions" | "clock" | "db">,
  { role, enemy }: LastBattleInput,
): Promise<LastBattleAnswer> {
  const player = await presentPlayer(ctx);
  const report = await findLastReport(
    ctx.services,
    player,
    KINDS[role],
    ({ otherId }) => enemy === undefined || String(otherId) === enemy,
  );
  return { report };
}
