/** A backup cannot be made, read or restored; the message says why in one line. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** Somebody else is at it in the same world: later it may work. */
export class BackupUnderWayError extends BackupError {}
