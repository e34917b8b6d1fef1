/** Places that the player marked. */
import {
  changePlotInput,
  plotAnswer,
  plotInput,
  plotRemovedAnswer,
  plotsAnswer,
  removePlotInput,
} from "@emberlode/contract";
import { playerProcedure, router } from "../trpc.ts";
import { createPlot, deletePlot, listPlots, updatePlot } from "./plots.usecases.ts";

export const plotsRouter = router({
  /** The caller's plots, the oldest first. */
  list: playerProcedure
    .meta({ limit: "read" })
    .output(plotsAnswer)
    .query(({ ctx }) => listPlots(ctx)),

  /** Marks a place (spec §7). TOO_MANY_PLOTS, PLOT_FULL, BAD_INPUT. */
  create: playerProcedure
    .meta({ limit: "action" })
    .input(plotInput)
    .output(plotAnswer)
    .mutation(({ ctx, input }) => createPlot(ctx, input)),

  /** Changes what is given of a plot (spec §7). NOT_FOUND, PLOT_FULL, BAD_INPUT. */
  update: playerProcedure
    .meta({ limit: "action" })
    .input(changePlotInput)
    .output(plotAnswer)
    .mutation(({ ctx, input }) => updatePlot(ctx, input)),

  /** Takes a plot away (spec §7). NOT_FOUND. */
  remove: playerProcedure
    .meta({ limit: "action" })
    .input(removePlotInput)
    .output(plotRemovedAnswer)
    .mutation(({ ctx, input }) => deletePlot(ctx, input)),
});
