/** A command that changed nothing; the message says why. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
