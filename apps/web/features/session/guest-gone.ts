import { GUEST, HOUR } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { store } from "../../lib/store.ts";
import { seenAtom } from "../away/away-atoms.ts";

const t = await messages("account");

/** Whether the absence is long enough for guests to be removed. */
export const isGuestAwayLong = (): boolean =>
  serverNow() - store.get(seenAtom).at >= GUEST.briefIdleMs;

/** A message for this browser's last player if a removed guest, shown once; null otherwise. */
export function takeGuestGone(): string | null {
  const seen = store.get(seenAtom);
  if (!seen.isGuest) return null;
  store.set(seenAtom, { ...seen, isGuest: false });
  return t("guestGone", {
    brief: GUEST.briefIdleMs / HOUR,
    long: GUEST.idleMs / HOUR,
    actions: GUEST.briefActions,
  });
}
