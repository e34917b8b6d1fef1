/** The typed procedures of the game and what they run on. */

export { limitAddress } from "./address.ts";
export { announce, ROLES, type Role, setBan, setBot, setRole } from "./admin/admin.queries.ts";
export { resetDemoAccount } from "./admin/demo-account.queries.ts";
export { createSpecialAccount, type SpecialAccount } from "./admin/special-accounts.ts";
export { type AlertRow, toAlert } from "./alerts/alerts.queries.ts";
export { type Clock, systemClock } from "./clock.ts";
export {
  type CallFacts,
  type Context,
  createContext,
  type Identity,
  type PlayerContext,
  type RequestFacts,
  type ResponseEffects,
} from "./context.ts";
export { type Failure, GameError, isOutage, isUnexpected, toFailure } from "./errors.ts";
export { type RunCall, runOf } from "./implement.ts";
export { every } from "./jobs/every.ts";
export {
  type Charge,
  type Charged,
  createLimitCounts,
  type LimitCounts,
} from "./limit-counts.ts";
export type { LiveEvent } from "./live/live-feed.ts";
export { createRounds } from "./live/rounds.ts";
export type { Credential } from "./live/tickets.ts";
export { type Log, silentLog } from "./log.ts";
export { ensureBase } from "./players/ensure-base.ts";
export type { Rate } from "./rate-limit.ts";
export { type AppRouter, appRouter, createCaller } from "./root.ts";
export {
  createServices,
  type Services,
  type ServicesConfig,
  type ServicesDeps,
} from "./services.ts";
export { DEVICE_DAYS } from "./sessions/device-marks.ts";
export { scopeOf } from "./sessions/scopes.ts";
