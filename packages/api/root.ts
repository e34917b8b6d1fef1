/** All procedures of the game. */

import type { RouterName } from "@emberlode/contract/calls";
import { type RunCall, runnersOf } from "./implement.ts";
import { accountsRouter } from "./modules/accounts/accounts.router.ts";
import {
  adminNetworksRouter,
  adminPlayersRouter,
  adminRouter,
  adminWorldRouter,
} from "./modules/admin/admin.router.ts";
import { alertsRouter } from "./modules/alerts/alerts.router.ts";
import {
  adminAnnouncementsRouter,
  bannersRouter,
} from "./modules/announcements/announcements.router.ts";
import { adminAppealsRouter, appealsRouter } from "./modules/appeals/appeals.router.ts";
import { unitsRouter } from "./modules/army/army.router.ts";
import { bankRouter } from "./modules/bank/bank.router.ts";
import { battlesRouter } from "./modules/battles/battles.router.ts";
import { casinoRouter } from "./modules/casino/casino.router.ts";
import { chatRouter } from "./modules/chat/chat.router.ts";
import { diggingRouter } from "./modules/digging/digging.router.ts";
import { adminEvidenceRouter } from "./modules/evidence/evidence.router.ts";
import { excavatorRouter } from "./modules/excavator/excavator.router.ts";
import { exchangeRouter } from "./modules/exchange/exchange.router.ts";
import { factoriesRouter } from "./modules/factories/factories.router.ts";
import { fairRouter } from "./modules/fairness/fairness.router.ts";
import { fieldsRouter } from "./modules/fields/fields.router.ts";
import { findsRouter } from "./modules/finds/finds.router.ts";
import { goalsRouter } from "./modules/goals/goals.router.ts";
import { historyRouter } from "./modules/history/history.router.ts";
import { logsRouter } from "./modules/logs/logs.router.ts";
import { marketRouter } from "./modules/market/market.router.ts";
import { overviewRouter } from "./modules/overview/overview.router.ts";
import { plotsRouter } from "./modules/plots/plots.router.ts";
import { privacyRouter } from "./modules/privacy/privacy.router.ts";
import { pushRouter } from "./modules/push/push.router.ts";
import {
  clansRouter,
  ownSeasonRouter,
  ranksRouter,
  topRouter,
} from "./modules/ranks/ranks.router.ts";
import {
  adminReportsRouter,
  chatReportsRouter,
  reportsRouter,
} from "./modules/reports/reports.router.ts";
import { researchesRouter } from "./modules/research/research.router.ts";
import { adminScheduleRouter } from "./modules/schedule/schedule.router.ts";
import { seasonsRouter } from "./modules/seasons/seasons.router.ts";
import { sessionsRouter } from "./modules/sessions/sessions.router.ts";
import { adminTextsRouter, siteTextsRouter } from "./modules/site-texts/site-texts.router.ts";
import { staffRouter } from "./modules/staff/staff.router.ts";
import { toolsRouter } from "./modules/tools/tools.router.ts";
import { napsRouter } from "./modules/treaties/treaties.router.ts";
import { adminWordsRouter } from "./modules/words/words.router.ts";
import { worldRouter } from "./modules/world/world.router.ts";
import { createCallerFactory, mergeRouters, router } from "./trpc.ts";

/**
 * A router of the contract that names calls of several subjects merges their routers, so that no
 * module needs another for its router.
 */
export const appRouter = router({
  user: mergeRouters(
    accountsRouter,
    sessionsRouter,
    diggingRouter,
    goalsRouter,
    topRouter,
    privacyRouter,
  ),
  alerts: mergeRouters(alertsRouter, pushRouter),
  chat: mergeRouters(chatRouter, chatReportsRouter),
  fair: fairRouter,
  fields: fieldsRouter,
  finds: findsRouter,
  puc: factoriesRouter,
  battles: battlesRouter,
  euc: excavatorRouter,
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
  seasons: mergeRouters(seasonsRouter, ownSeasonRouter),
  logs: mergeRouters(logsRouter, historyRouter),
  plots: plotsRouter,
  world: mergeRouters(worldRouter, bannersRouter, siteTextsRouter),
  admin: mergeRouters(staffRouter, overviewRouter, adminRouter),
  adminPlayers: adminPlayersRouter,
  adminNetworks: adminNetworksRouter,
  adminReports: adminReportsRouter,
  adminAppeals: adminAppealsRouter,
  adminWords: adminWordsRouter,
  adminEvidence: adminEvidenceRouter,
  reports: reportsRouter,
  appeals: appealsRouter,
  adminAnnouncements: adminAnnouncementsRouter,
  adminTexts: adminTextsRouter,
  adminSchedule: adminScheduleRouter,
  adminWorld: adminWorldRouter,
} satisfies Record<RouterName, unknown>);

export type AppRouter = typeof appRouter;

const RUNNERS = runnersOf(appRouter);

/** Runs the named call without tRPC; undefined if there is no such call. */
export const runnerOf = (name: string): RunCall | undefined => RUNNERS.get(name);

/** Calls procedures in this process; used by sockets and tests. */
export const createCaller = createCallerFactory(appRouter);
