/** Who may join the world (rules §2). */

/** `accounts` allows no guests, `guests` only guests, `closed` neither. */
export const SIGN_UPS = ["open", "accounts", "guests", "closed"] as const;
export type SignUps = (typeof SIGN_UPS)[number];

/** Why visitors cannot start as guests; null if they can. */
export function guestsRefusal(signUps: SignUps): "SIGNUPS_CLOSED" | "GUESTS_CLOSED" | null {
  if (signUps === "closed") return "SIGNUPS_CLOSED";
  return signUps === "accounts" ? "GUESTS_CLOSED" : null;
}

/** Why visitors cannot create accounts; null if they can. Guests who register keep their player. */
export function accountsRefusal(signUps: SignUps): "SIGNUPS_CLOSED" | "ACCOUNTS_CLOSED" | null {
  if (signUps === "closed") return "SIGNUPS_CLOSED";
  return signUps === "guests" ? "ACCOUNTS_CLOSED" : null;
}
