/** The player's own factories, the base among them. */
import { factoriesAnswer } from "@emberlode/contract";
import { playerProcedure, router } from "../trpc.ts";
import { listFactories } from "./list.usecase.ts";

export const pucRouter = router({
  /** The caller's base and factories, the base first. */
  list: playerProcedure
    .meta({ limit: "read" })
    .output(factoriesAnswer)
    .query(({ ctx }) => listFactories(ctx)),
});
