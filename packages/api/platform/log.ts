/** The subset of a pino logger that usecases need. */
export interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

export const silentLog: Log = { info() {}, warn() {}, error() {} };
