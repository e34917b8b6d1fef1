/** The game's typed procedures and their services. */

export type { IncomingCall } from "./admit-call.ts";
export { type Context, createContext, type PlayerContext } from "./context.ts";
export { type Failure, GameError, isRetryableFailure, isUnexpected, toFailure } from "./errors.ts";
export type { RunCall } from "./implement.ts";
export { findBlockOf } from "./modules/accounts/sign-up-blocks.queries.ts";
export { findSignUps } from "./modules/accounts/sign-ups.queries.ts";
export { ensureBase } from "./modules/actions/place-base.ts";
export { resetDemoAccount } from "./modules/admin/demo-account.queries.ts";
export { actOnNetwork, listNetwork, previewNetworkAction } from "./modules/admin/networks.ts";
export { actOnPlayer, findTarget } from "./modules/admin/player-actions.ts";
export { setSignUps } from "./modules/admin/set-sign-ups.ts";
export { blockSignUps, listAllBlocks, unblockSignUps } from "./modules/admin/sign-up-blocks.ts";
export { createSpecialAccount, type SpecialAccount } from "./modules/admin/special-accounts.ts";
export { type AlertRow, toAlert } from "./modules/alerts/alerts.queries.ts";
export { announce } from "./modules/announcements/announcements.service.ts";
export type { LiveEvent } from "./modules/live/live-feed.ts";
export { DEMO_MAIL_DOMAIN } from "./modules/players/people.ts";
export { openExport } from "./modules/privacy/export.service.ts";
export { endPause, setPause } from "./modules/schedule/schedule.service.ts";
export { auditRenown } from "./modules/seasons/audit-renown.ts";
export { scoreDueDays } from "./modules/seasons/score-days.ts";
export { DEVICE_DAYS } from "./modules/sessions/device-marks.ts";
export { scopeOf } from "./modules/sessions/scopes.ts";
export type { Credential } from "./modules/sessions/tickets.ts";
export { removeSecondFactor } from "./modules/staff/staff.service.ts";
export { toPublicSchedule } from "./modules/world/world-schedule.ts";
export { type Clock, systemClock } from "./platform/clock.ts";
export { limitAddress } from "./platform/limits/address.ts";
export {
  type Charge,
  type ChargeResult,
  createLimitCounts,
  type LimitCounts,
  limitTable,
} from "./platform/limits/limit-counts.ts";
export type { Rate } from "./platform/limits/rate-limit.ts";
export { MAX_ACTIVE_READS, MAX_WAITING_READS } from "./platform/load/read-queue.ts";
export { type Log, silentLog } from "./platform/log.ts";
export type { CallFacts, Identity, RequestFacts, ResponseEffects } from "./platform/request.ts";
export { every } from "./platform/tasks/every.ts";
export { createThrottledBatch } from "./platform/tasks/throttled-batch.ts";
export { type AppRouter, appRouter, createCaller, runnerOf } from "./root.ts";
export {
  createServices,
  type Services,
  type ServicesDeps,
} from "./services.ts";
export type { ServerFacts, ServicesConfig } from "./services-config.ts";
