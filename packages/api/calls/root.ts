/** Every procedure of the game. */

import { alertsRouter } from "./alerts/alerts.router.ts";
import { bankRouter } from "./bank/bank.router.ts";
import { battlesRouter } from "./battles/battles.router.ts";
import { casinoRouter } from "./casino/casino.router.ts";
import { chatRouter } from "./chat/chat.router.ts";
import { clansRouter } from "./clans/clans.router.ts";
import { eucRouter } from "./euc/euc.router.ts";
import { exchangeRouter } from "./exchange/exchange.router.ts";
import { fairRouter } from "./fair/fair.router.ts";
import { fieldsRouter } from "./fields/fields.router.ts";
import { findsRouter } from "./finds/finds.router.ts";
import { logsRouter } from "./logs/logs.router.ts";
import { marketRouter } from "./market/market.router.ts";
import { moderationRouter } from "./moderation/moderation.router.ts";
import { napsRouter } from "./naps/naps.router.ts";
import { plotsRouter } from "./plots/plots.router.ts";
import { pucRouter } from "./puc/puc.router.ts";
import { ranksRouter } from "./ranks/ranks.router.ts";
import { researchesRouter } from "./researches/researches.router.ts";
import { toolsRouter } from "./tools/tools.router.ts";
import { createCallerFactory, router } from "./trpc.ts";
import { unitsRouter } from "./units/units.router.ts";
import { userRouter } from "./user/user.router.ts";
import { worldRouter } from "./world/world.router.ts";

export const appRouter = router({
  user: userRouter,
  alerts: alertsRouter,
  chat: chatRouter,
  fair: fairRouter,
  fields: fieldsRouter,
  finds: findsRouter,
  puc: pucRouter,
  battles: battlesRouter,
  euc: eucRouter,
  units: unitsRouter,
  researches: researchesRouter,
  tools: toolsRouter,
  bank: bankRouter,
  exchange: exchangeRouter,
  casino: casinoRouter,
  market: marketRouter,
  naps: napsRouter,
  clans: clansRouter,
  ranks: ranksRouter,
  logs: logsRouter,
  plots: plotsRouter,
  world: worldRouter,
  moderation: moderationRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in this process; used by the REST routes and tests. */
export const createCaller = createCallerFactory(appRouter);
