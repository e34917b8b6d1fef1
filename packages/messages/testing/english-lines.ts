/** Lines of the log in English, for tests. */
import { logLine, type ReferralDay, referralLogLine } from "../log-line.ts";
import type { LoggedEntry, LogLine } from "../log-lines/line.ts";
import { SERVER_WORDS } from "../server-words.ts";

export const englishLine = (entry: LoggedEntry): LogLine => logLine(entry, SERVER_WORDS.en);
export const englishReferralLine = (day: ReferralDay): LogLine =>
  referralLogLine(day, SERVER_WORDS.en);
