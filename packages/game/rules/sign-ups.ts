/** Who may join the world (rules §2). */

/** `accounts` takes no guests, `guests` nobody but guests, `closed` nobody. */
export const SIGNUPS = ["open", "accounts", "guests", "closed"] as const;
export type Signups = (typeof SIGNUPS)[number];

/** Why nobody may start as a guest; null where they may. */
export function guestsRefusal(signups: Signups): "SIGNUPS_CLOSED" | "GUESTS_CLOSED" | null {
  if (signups === "closed") return "SIGNUPS_CLOSED";
  return signups === "accounts" ? "GUESTS_CLOSED" : null;
}

/** Why nobody may make an account; null where they may. Guests who choose a name are no newcomers. */
export function accountsRefusal(signups: Signups): "SIGNUPS_CLOSED" | "ACCOUNTS_CLOSED" | null {
  if (signups === "closed") return "SIGNUPS_CLOSED";
  return signups === "guests" ? "ACCOUNTS_CLOSED" : null;
}
