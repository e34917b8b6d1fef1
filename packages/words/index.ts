/** Every sentence a person reads, one typed object per language, and what puts facts into them. */
export * from "./alert-text.ts";
export * from "./device-text.ts";
export * from "./error-text.ts";
export * from "./input-text.ts";
export * from "./language.ts";
export * from "./log-line.ts";
export type { LogLine, LogWords } from "./log-lines/line.ts";
export { useText } from "./log-lines/tool-lines.ts";
export * from "./mail-text.ts";
export * from "./server-words.ts";
