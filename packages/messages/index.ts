/** The game's messages in ICU format, and formatters for those of the server. */
export * from "./alert-text.ts";
export * from "./error-text.ts";
export * from "./input-text.ts";
export * from "./languages.ts";
export * from "./log-line.ts";
export type { LogLine, LogTranslators } from "./log-lines/line.ts";
export { toolUseText } from "./log-lines/tool-lines.ts";
export * from "./mail-text.ts";
export * from "./reason-text.ts";
export * from "./server-translators.ts";
export * from "./site-text.ts";
export * from "./tech-name.ts";
export * from "./translator.ts";
export * from "./utc-time.ts";
