import { GUEST, HOUR } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { store } from "../../lib/store.ts";
import { seenAtom } from "../away/away-atoms.ts";

const t = await messages("account");

/** Whether guests may have been removed after this absence. */
export const isGuestAwayLong = (): boolean =>
  serverNow() - store.get(seenAtom).at >= GUEST.briefIdleMs;

/** A message for the last guest here, who cannot come back, shown once; null for anyone else. */
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
