/** The built-in database could not be started; the message is one line and says what to do. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}
