/** Attacks on bases, and reports of battles. */
import {
  attackAnswer,
  attackInput,
  battleInput,
  battleReportSchema,
  lastBattleAnswer,
  lastBattleInput,
  positionSchema,
  targetAnswer,
} from "@emberlode/contract";
import { playerProcedure, publicProcedure, router } from "../trpc.ts";
import { attack } from "./attack.usecase.ts";
import { lastBattle } from "./last.usecase.ts";
import { showBattle } from "./report.usecase.ts";
import { showTarget } from "./target.usecase.ts";

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

  /**
   * The base where the caller stands as its attacker may know it, and whether the attack is allowed
   * (rules §12). NOT_HERE, ENEMY_MISMATCH, SELF.
   */
  target: playerProcedure
    .meta({ limit: "read" })
    .input(positionSchema)
    .output(targetAnswer)
    .query(({ ctx, input }) => showTarget(ctx, input)),

  /** The caller's last battle over a base within 24 hours, on the side asked for (rules §12). */
  last: playerProcedure
    .meta({ limit: "read" })
    .input(lastBattleInput)
    .output(lastBattleAnswer)
    .query(({ ctx, input }) => lastBattle(ctx, input)),

  /** The report of a battle, for everybody who has its id (rules §11). NOT_FOUND. */
  report: publicProcedure
    .meta({ limit: "read" })
    .input(battleInput)
    .output(battleReportSchema)
    .query(({ ctx, input }) => showBattle(ctx, input)),
});
