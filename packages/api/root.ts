/** Every procedure of the game. */
import { fieldsRouter } from "./fields/fields.router.ts";
import { pucRouter } from "./puc/puc.router.ts";
import { researchesRouter } from "./researches/researches.router.ts";
import { toolsRouter } from "./tools/tools.router.ts";
import { createCallerFactory, router } from "./trpc.ts";
import { unitsRouter } from "./units/units.router.ts";
import { userRouter } from "./user/user.router.ts";

export const appRouter = router({
  user: userRouter,
  fields: fieldsRouter,
  puc: pucRouter,
  units: unitsRouter,
  researches: researchesRouter,
  tools: toolsRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in this process, as the REST routes and tests do. */
export const createCaller = createCallerFactory(appRouter);
