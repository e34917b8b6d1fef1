import { atom } from "jotai";
import { type GuestPlay, persistedField } from "../../lib/persisted.ts";

/** Play time after which a guest is asked for a name, in milliseconds. */
export const ASK_AFTER_MS = 5 * 60_000;

/** How long this browser's guest has played, and whether they have answered. */
export const guestPlayAtom = persistedField("guestPlay");

export const isNameQuestionDue = ({ player, played, answered }: GuestPlay): boolean =>
  player !== null && !answered && played >= ASK_AFTER_MS;

/** The id of the guest who is being asked, or null. */
export const askedGuestAtom = atom((get) => {
  const play = get(guestPlayAtom);
  return isNameQuestionDue(play) ? play.player : null;
});
