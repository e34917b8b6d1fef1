/**
 * Log lines about logins (docs/monitoring.md). They contain stored account names, never what was
 * typed: that may be a password, an email address or a forged line.
 */
import { loggableAddress } from "../../platform/limits/address.ts";
import type { Log } from "../../platform/log.ts";
import type { Notification } from "../live/notifications.ts";

interface LoginAttempt {
  /** As in `RequestFacts`. */
  address: string;
  /** Null when there is no such account. */
  username: string | null;
}

const logFields = ({ address, username }: LoginAttempt) => ({
  address: loggableAddress(address),
  ...(username !== null && { username }),
});

export function logLogin(log: Log, attempt: LoginAttempt): void {
  log.info(logFields(attempt), "logged in");
}

/** A wrong password or an unknown name. The documented fail2ban filter reads this line. */
export function logFailedLogin(log: Log, attempt: LoginAttempt): void {
  log.warn(logFields(attempt), "log-in failed");
}

/** A correct password for a banned account. */
export function logBannedLogin(log: Log, attempt: LoginAttempt): void {
  log.warn(logFields(attempt), "log-in of a banned account refused");
}

/** A wrong code of a second factor, after the right password. */
export function logWrongCode(
  log: Log,
  { address, playerId }: { address: string; playerId: number },
): void {
  log.warn({ address: loggableAddress(address), playerId }, "wrong code of a second factor");
}

export function logAccountChange(
  log: Log,
  { username, change }: Pick<Notification & { t: "account" }, "username" | "change">,
): void {
  if (change === "ban") log.warn({ username }, "account banned");
  else if (change === "unban") log.warn({ username }, "account unbanned");
  else log.warn({ username, role: change }, "role changed");
}
