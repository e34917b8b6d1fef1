/** Who may join the world (rules §2). */

/** `accounts` allows no guests, `guests` only guests, `closed` neither. */
export const SIGNUPS = ["open", "accounts", "guests", "closed"] as const;
export type Signups = (typeof SIGNUPS)[number];

/** Why visitors cannot start as guests; null if they can. */
export function guestsRefusal(signups: Signups): "SIGNUPS_CLOSED" | "GUESTS_CLOSED" | null {
  if (signups === "closed") return "SIGNUPS_CLOSED";
  return signups === "accounts" ? "GUESTS_CLOSED" : null;
}

/** Why visitors cannot create accounts; null if they can. Guests who register keep their player. */
export function accountsRefusal(signups: Signups): "SIGNUPS_CLOSED" | "ACCOUNTS_CLOSED" | null {
  if (signups === "closed") return "SIGNUPS_CLOSED";
  return signups === "guests" ? "ACCOUNTS_CLOSED" : null;
}
