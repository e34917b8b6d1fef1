/** The map: moving, looking, the explored overview. */
import { fieldSchema, lookInput, moveAnswer, moveInput, viewAnswer } from "@emberlode/contract";
import { playerProcedure, router } from "../trpc.ts";
import { look } from "./look.usecase.ts";
import { move } from "./move.usecase.ts";
import { view } from "./view.usecase.ts";

export const fieldsRouter = router({
  /**
   * One step or a stay; a cell further off answers where the player stands (rules §3). A step may
   * offer a mirage or set off a mine (rules §8, §14).
   */
  move: playerProcedure
    .meta({ limit: "move" })
    .input(moveInput)
    .output(moveAnswer)
    .mutation(({ ctx, input }) => move(ctx, input)),

  /** Looks at an explored cell; changes nothing. NOT_EXPLORED. */
  field: playerProcedure
    .meta({ limit: "read" })
    .input(lookInput)
    .output(fieldSchema)
    .query(({ ctx, input }) => look(ctx, input)),

  /** Everything that the player has seen of the map (rules §3). */
  view: playerProcedure
    .meta({ limit: "read" })
    .output(viewAnswer)
    .query(({ ctx }) => view(ctx)),
});
