/** The log of the built-in database; a pino logger fits. */
export interface EmbeddedLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** For programs without a log. */
export const noLog: EmbeddedLog = { info() {}, warn() {}, error() {} };
