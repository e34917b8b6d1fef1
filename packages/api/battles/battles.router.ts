/** Attacks on bases, and reports of battles. */
import { attackAnswer, attackInput, battleInput, battleReportSchema } from "@emberlode/contract";
import { playerProcedure, publicProcedure, router } from "../trpc.ts";
import { attack } from "./attack.usecase.ts";
import { showBattle } from "./report.usecase.ts";

export const battlesRouter = router({
  /**
   * Attacks the base where the caller stands, with all attack units; a victory moves loot (rules
   * §12). NOT_HERE, ENEMY_MISMATCH, SELF, SHIELDED, NAP_PARTNER, TOO_WEAK, TOO_MANY_ATTACKS,
   * NO_ARMY, ATTACKED_RECENTLY.
   */
  attack: playerProcedure
    .meta({ limit: "attack" })
    .input(attackInput)
    .output(attackAnswer)
    .mutation(({ ctx, input }) => attack(ctx, input)),

  /** The report of a battle, for everybody who has its id (rules §11). NOT_FOUND. */
  report: publicProcedure
    .meta({ limit: "read" })
    .input(battleInput)
    .output(battleReportSchema)
    .query(({ ctx, input }) => showBattle(ctx, input)),
});
