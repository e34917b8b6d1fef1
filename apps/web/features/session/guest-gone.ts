import { GUEST, HOUR } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { store } from "../../lib/store.ts";
import { seenAtom } from "../away/atoms/away-atoms.ts";

const t = await messages("account");

/** Whether guests who are away this long may have been removed. */
export const isGuestAwayLong = (): boolean =>
  serverNow() - store.get(seenAtom).at >= GUEST.briefIdleMs;

/** What the guest who played here last reads when there is no way back, once; null for anybody else. */
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
