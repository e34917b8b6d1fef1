/** The game's typed procedures and their services. */

export { type Context, createContext, type PlayerContext } from "./calls/context.ts";
export { type RunCall, runOf } from "./calls/implement.ts";
export { type AppRouter, appRouter, createCaller } from "./calls/root.ts";
export { type Failure, GameError, isOutage, isUnexpected, toFailure } from "./errors.ts";
export {
  announce,
  ROLES,
  type Role,
  setBan,
  setBot,
  setRole,
} from "./services/admin/admin.queries.ts";
export { resetDemoAccount } from "./services/admin/demo-account.queries.ts";
export { actOnNetwork, listNetwork } from "./services/admin/networks.ts";
export { findSignups, setSignups } from "./services/admin/sign-ups.queries.ts";
export { createSpecialAccount, type SpecialAccount } from "./services/admin/special-accounts.ts";
export { type AlertRow, toAlert } from "./services/alerts/alerts.queries.ts";
export { type Clock, systemClock } from "./services/clock.ts";
export { limitAddress } from "./services/limits/address.ts";
export {
  type Charge,
  type Charged,
  createLimitCounts,
  type LimitCounts,
} from "./services/limits/limit-counts.ts";
export type { Rate } from "./services/limits/rate-limit.ts";
export type { LiveEvent } from "./services/live/live-feed.ts";
export { createRounds } from "./services/live/rounds.ts";
export type { Credential } from "./services/live/tickets.ts";
export { type Log, silentLog } from "./services/log.ts";
export { every } from "./services/pace/every.ts";
export type { CallFacts, Identity, RequestFacts, ResponseEffects } from "./services/request.ts";
export { DEVICE_DAYS } from "./services/sessions/device-marks.ts";
export { scopeOf } from "./services/sessions/scopes.ts";
export {
  createServices,
  type Services,
  type ServicesConfig,
  type ServicesDeps,
} from "./services.ts";
export { ensureBase } from "./world/players/ensure-base.ts";
