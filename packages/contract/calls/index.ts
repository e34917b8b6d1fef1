/** All calls of the game, in router order. */
import { adminCalls } from "./admin.ts";
import { adminAnnouncementsCalls } from "./admin-announcements.ts";
import { adminEvidenceCalls } from "./admin-evidence.ts";
import { adminNetworksCalls } from "./admin-networks.ts";
import { adminPlayersCalls } from "./admin-players.ts";
import { adminAppealsCalls, adminReportsCalls } from "./admin-reports.ts";
import { adminScheduleCalls } from "./admin-schedule.ts";
import { adminTextsCalls } from "./admin-texts.ts";
import { adminWordsCalls } from "./admin-words.ts";
import { adminWorldCalls } from "./admin-world.ts";
import { alertsCalls } from "./alerts.ts";
import { bankCalls } from "./bank.ts";
import { battlesCalls } from "./battles.ts";
import { casinoCalls } from "./casino.ts";
import { chatCalls } from "./chat.ts";
import { clansCalls } from "./clans.ts";
import type { Call } from "./define-calls.ts";
import { excavatorCalls } from "./excavator.ts";
import { exchangeCalls } from "./exchange.ts";
import { factoryCalls } from "./factories.ts";
import { fairCalls } from "./fair.ts";
import { fieldsCalls } from "./fields.ts";
import { findsCalls } from "./finds.ts";
import { goalCalls } from "./goals.ts";
import { logsCalls } from "./logs.ts";
import { marketCalls } from "./market.ts";
import { napsCalls } from "./naps.ts";
import { personalDataCalls } from "./personal-data.ts";
import { plotsCalls } from "./plots.ts";
import { ranksCalls } from "./ranks.ts";
import { appealsCalls, reportsCalls } from "./reports.ts";
import { researchesCalls } from "./researches.ts";
import { seasonsCalls } from "./seasons.ts";
import { toolsCalls } from "./tools.ts";
import { unitsCalls } from "./units.ts";
import { userCalls } from "./user.ts";
import { worldCalls } from "./world.ts";

export type { Call, CallLimit, CallRole, RestRoute } from "./define-calls.ts";
export { COMMON_REFUSALS, type CommonRefusal, type RefusalOf } from "./refusals.ts";
export {
  adminAnnouncementsCalls,
  adminAppealsCalls,
  adminCalls,
  adminEvidenceCalls,
  adminNetworksCalls,
  adminPlayersCalls,
  adminReportsCalls,
  adminScheduleCalls,
  adminTextsCalls,
  adminWordsCalls,
  adminWorldCalls,
  alertsCalls,
  appealsCalls,
  bankCalls,
  battlesCalls,
  casinoCalls,
  chatCalls,
  clansCalls,
  excavatorCalls,
  exchangeCalls,
  factoryCalls,
  fairCalls,
  fieldsCalls,
  findsCalls,
  goalCalls,
  logsCalls,
  marketCalls,
  napsCalls,
  personalDataCalls,
  plotsCalls,
  ranksCalls,
  reportsCalls,
  researchesCalls,
  seasonsCalls,
  toolsCalls,
  unitsCalls,
  userCalls,
  worldCalls,
};

/** By router and name. */
export const CALLS_BY_ROUTER = {
  user: { ...userCalls, ...personalDataCalls, ...goalCalls },
  alerts: alertsCalls,
  chat: chatCalls,
  fair: fairCalls,
  fields: fieldsCalls,
  finds: findsCalls,
  puc: factoryCalls,
  battles: battlesCalls,
  euc: excavatorCalls,
  units: unitsCalls,
  researches: researchesCalls,
  tools: toolsCalls,
  bank: bankCalls,
  exchange: exchangeCalls,
  casino: casinoCalls,
  market: marketCalls,
  naps: napsCalls,
  clans: clansCalls,
  ranks: ranksCalls,
  seasons: seasonsCalls,
  logs: logsCalls,
  plots: plotsCalls,
  world: worldCalls,
  admin: adminCalls,
  adminPlayers: adminPlayersCalls,
  adminNetworks: adminNetworksCalls,
  adminReports: adminReportsCalls,
  adminAppeals: adminAppealsCalls,
  adminWords: adminWordsCalls,
  adminEvidence: adminEvidenceCalls,
  reports: reportsCalls,
  appeals: appealsCalls,
  adminAnnouncements: adminAnnouncementsCalls,
  adminTexts: adminTextsCalls,
  adminSchedule: adminScheduleCalls,
  adminWorld: adminWorldCalls,
};

/** The name of a router. */
export type RouterName = keyof typeof CALLS_BY_ROUTER;

export const CALLS: readonly Call[] = Object.values(CALLS_BY_ROUTER).flatMap((calls) =>
  Object.values<Call>(calls),
);
