/** The messages of the game, in ICU format, and what puts facts into those of the server. */
export * from "./alert-text.ts";
export * from "./device-text.ts";
export * from "./error-text.ts";
export * from "./input-text.ts";
export * from "./languages.ts";
export * from "./log-line.ts";
export type { LogLine, LogWords } from "./log-lines/line.ts";
export { useText } from "./log-lines/tool-lines.ts";
export * from "./mail-text.ts";
export * from "./server-words.ts";
export * from "./tech-name.ts";
export * from "./translator.ts";
