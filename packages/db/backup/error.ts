/** A backup cannot be made, read or restored; the message is one line with the reason. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** Another backup of the same world is running: try later. */
export class BackupUnderWayError extends BackupError {}
