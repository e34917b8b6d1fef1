export { actionCount } from "./accounts/action-count.ts";
export { banAccounts, removeBasesOf } from "./accounts/bans.ts";
export { removeAbsentBase, removeIdleBases } from "./accounts/bases.ts";
export { batches } from "./accounts/batches.ts";
export { correctBalance } from "./accounts/correct-balance.ts";
export {
  type CreatedAccount,
  createAccount,
  type NewAccount,
} from "./accounts/create-account.ts";
export { type Creation, findCreation } from "./accounts/creations.ts";
export { type DeletedAccount, deleteAccounts } from "./accounts/delete-accounts.ts";
export { isNameOfDeleted } from "./accounts/deleted-names.ts";
export {
  type GuestUpgrade,
  type GuestUpgradeResult,
  type IdleGuests,
  removeIdleGuests,
  upgradeGuest,
} from "./accounts/guests.ts";
export { lockPlayers, lockSessions } from "./accounts/lock-rows.ts";
export { isOwnDeletion } from "./accounts/own-deletions.ts";
export { relocateBase } from "./accounts/relocate-base.ts";
export { repairFutureTimes } from "./accounts/repair-future-times.ts";
export {
  endSuspensions,
  insertSanctions,
  isActiveSanction,
  liftSanction,
  mutedUntil,
  updateBan,
} from "./accounts/sanctions.ts";
export type { WrittenBackup } from "./backup/file-writer.ts";
export {
  backupPath,
  listBackups,
  pruneBackups,
  type StoredBackup,
  seasonBackupPath,
} from "./backup/folder.ts";
export { type BackupManifest, rowsIn } from "./backup/manifest.ts";
export { openBackup, type VerifiedBackup } from "./backup/read-backup.ts";
export { type RestoreResult, restoreBackup } from "./backup/restore-backup.ts";
export { BackupInProgressError, type BackupProgress, writeBackup } from "./backup/write-backup.ts";
export { AUDIT_LIMIT, auditLedger, type BrokenInvariant, countAudited } from "./commit/audit.ts";
export type { FieldVersions } from "./commit/fields.ts";
export { createGroupCommit } from "./commit/group-commit.ts";
export { Histogram, SECONDS_BOUNDS } from "./commit/histogram.ts";
export type { LockedState } from "./commit/locked-state.ts";
export {
  type ActionFailure,
  type ActionResult,
  type Actions,
  asOutcome,
  type Clock,
  type Plan,
  type PlayerWithBase,
  RETRY,
  type RuleResult,
} from "./commit/plan.ts";
export { type PurgeCounts, purge } from "./commit/purge.ts";
export { readSnapshots, type Snapshot } from "./commit/snapshots.ts";
export type { ActionKey } from "./commit/writes/ledger.ts";
export { coalesce } from "./connection/coalesce.ts";
export {
  createDatabase,
  type Database,
  isAnyOf,
  preparedQueries,
  type Transaction,
} from "./connection/database.ts";
export { parseDatabaseUrl } from "./connection/database-url.ts";
export {
  DatabaseUrlError,
  isDuplicate,
  isLockTimeout,
  isRetryable,
  outageReason,
  sqlState,
  UnavailableError,
  violatedConstraint,
} from "./connection/errors.ts";
export type { Listener, ListenHandlers } from "./connection/listener.ts";
export { notifyOfStored, notifyProcesses } from "./connection/notify.ts";
export { OUTAGE_TEXTS, type OutageReason } from "./connection/outage-reason.ts";
export type { Parameter } from "./connection/parameters.ts";
export {
  CHANNEL,
  createPool,
  type Pool,
  type PoolCounts,
  type PoolOptions,
} from "./connection/pool.ts";
export { EmbeddedPostgresError } from "./embedded/error.ts";
export { hasEmbeddedPostgres, runningEmbeddedPostgres } from "./embedded/running.ts";
export { DEFAULT_CONNECTIONS } from "./embedded/settings.ts";
export {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "./embedded/start.ts";
export { MigrationError, migrate } from "./migrations/migrate.ts";
export * from "./schema/index.ts";
export { changeSeason, type SeasonChangeResult } from "./seasons/change-season.ts";
export { seasonLock } from "./seasons/season-lock.ts";
export { createWorld, worldSeed } from "./world/create-world.ts";
