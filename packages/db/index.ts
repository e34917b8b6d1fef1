export { type PlacedBase, placeBase, releaseBase } from "./accounts/bases.ts";
export {
  type BaseCell,
  type CreatedAccount,
  createAccount,
  type NewAccount,
} from "./accounts/create-account.ts";
export { type Creation, findCreation } from "./accounts/creations.ts";
export {
  type IdleGuests,
  removeIdleGuests,
  type Upgrade,
  type Upgraded,
  upgradeGuest,
} from "./accounts/guests.ts";
export {
  type ActionFailure,
  type ActionRequest,
  type ActionResult,
  type Actions,
  type Clock,
  createActions,
  type Decision,
  type Loaded,
} from "./commit/actions.ts";
export { AUDIT_LIMIT, auditLedger, type BrokenInvariant, countAudited } from "./commit/audit.ts";
export type { ActionKey } from "./commit/encode.ts";
export type { KnownFields } from "./commit/fields.ts";
export { type Purged, purge } from "./commit/purge.ts";
export { readSnapshots, type Snapshot } from "./commit/snapshots.ts";
export { SECONDS_BOUNDS, Spread } from "./commit/spread.ts";
export { AddressError, parseAddress } from "./connection/address.ts";
export {
  isDuplicate,
  isRetryable,
  sqlState,
  UnavailableError,
  violatedConstraint,
} from "./connection/errors.ts";
export type { Listener, ListenHandlers } from "./connection/listener.ts";
export type { Parameter } from "./connection/parameters.ts";
export {
  CHANNEL,
  createPool,
  type Pool,
  type PoolCounts,
  type PoolOptions,
} from "./connection/pool.ts";
export { createDatabase, type Database } from "./connection/reader.ts";
export { EmbeddedPostgresError } from "./embedded/error.ts";
export { hasEmbeddedPostgres, runningEmbeddedPostgres } from "./embedded/running.ts";
export {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "./embedded/start.ts";
export { MigrationError, migrate } from "./migrations/migrate.ts";
export * from "./schema/all.ts";
export { foundWorld, worldSeed } from "./world/found-world.ts";
