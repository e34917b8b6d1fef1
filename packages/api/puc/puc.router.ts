/** The player's own factories, the base among them. */
import {
  captureAnswer,
  captureInput,
  factoriesAnswer,
  factoryTargetAnswer,
  newStatusAnswer,
  ownFactoryInput,
  positionSchema,
  upgradeBaseAnswer,
} from "@emberlode/contract";
import { playerProcedure, router } from "../trpc.ts";
import { abandon } from "./abandon.usecase.ts";
import { capture } from "./capture.usecase.ts";
import { listFactories } from "./list.usecase.ts";
import { showFactoryTarget } from "./target.usecase.ts";
import { upgrade } from "./upgrade.usecase.ts";

export const pucRouter = router({
  /** The caller's base and factories, the base first. */
  list: playerProcedure
    .meta({ limit: "read" })
    .output(factoriesAnswer)
    .query(({ ctx }) => listFactories(ctx)),

  /**
   * The factory where the caller stands as far as it may be known, and whether it may be fought for
   * (rules §13). NOT_HERE, WRONG_FIELD, ALREADY_YOURS.
   */
  target: playerProcedure
    .meta({ limit: "read" })
    .input(positionSchema)
    .output(factoryTargetAnswer)
    .query(({ ctx, input }) => showFactoryTarget(ctx, input)),

  /**
   * Fights for the factory where the caller stands (rules §13). NOT_HERE, WRONG_FIELD,
   * ALREADY_YOURS, FACTORY_SAFE, ABANDONED_RECENTLY, FACTORY_RESERVED, FACTORY_TOO_SMALL,
   * TOO_MANY_SMALL_FACTORIES, TOO_MANY_FACTORIES, NO_ARMY; against an owner SHIELDED, NAP_PARTNER, TOO_WEAK, TOO_MANY_ATTACKS, CAPTURE_TRIED_RECENTLY.
   */
  capture: playerProcedure
    .meta({ limit: "action", scope: "attack" })
    .input(captureInput)
    .output(captureAnswer)
    .mutation(({ ctx, input }) => capture(ctx, input)),

  /**
   * Raises the caller's base by one level (rules §10). NOT_FOUND, NOT_A_BASE, MAX_LEVEL,
   * NOT_ENOUGH_METAL, NOT_ENOUGH_ENERGY, NOT_ENOUGH_RESOURCES.
   */
  upgrade: playerProcedure
    .meta({ limit: "action" })
    .input(ownFactoryInput)
    .output(upgradeBaseAnswer)
    .mutation(({ ctx, input }) => upgrade(ctx, input)),

  /** Gives up a plain factory (rules §13). NOT_FOUND, BASE_STAYS. */
  abandon: playerProcedure
    .meta({ limit: "action" })
    .input(ownFactoryInput)
    .output(newStatusAnswer)
    .mutation(({ ctx, input }) => abandon(ctx, input)),
});
