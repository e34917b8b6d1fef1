/** The player's plots. */
import { plotsCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { createPlot, listPlots, removePlot, updatePlot } from "./plots.service.ts";

export const plotsRouter = router({
  list: implement(plotsCalls.list, listPlots),
  create: implement(plotsCalls.create, createPlot),
  update: implement(plotsCalls.update, updatePlot),
  remove: implement(plotsCalls.remove, removePlot),
});
