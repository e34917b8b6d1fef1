/** Where the built-in database's lines go; a pino logger is one. */
export interface EmbeddedLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** For programs that print their own lines only. */
export const noLog: EmbeddedLog = { info() {}, warn() {}, error() {} };
