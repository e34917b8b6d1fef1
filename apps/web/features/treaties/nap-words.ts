/** Describes a NAP, and the result of a change (rules §19). */
import type { NapView } from "@emberlode/contract";
import type { Messages } from "@emberlode/messages/translator";
import { messages } from "../../lib/messages.ts";
import { timeInWords } from "../../lib/times.ts";
import { kindOf } from "./nap-lists.ts";

const t = await messages("treaties");

/** Who may attack whom, and from when. */
function whoMayAttack(nap: NapView | null): string {
  if (nap === null) return t("who.both");
  if (nap.state === "active") return t("who.neither");
  const asked = nap.state === "asked";
  if (nap.endsAt === null) return asked ? t("who.untilAccepted") : t("who.both");
  const date = timeInWords(Date.parse(nap.endsAt));
  return asked ? t("who.untilUnlessAccepted", { date }) : t("who.until", { date });
}

/** The current state of a NAP in words. */
export function napInWords(nap: NapView): string {
  return `${t(`now.${kindOf(nap)}`, { name: nap.player.username })} ${whoMayAttack(nap)}`;
}

/** What the player did, by the previous state; a block and a request can only be withdrawn. */
function doneTo(before: NapView | null, after: NapView | null): keyof Messages["treaties"]["done"] {
  const isBack = after === null || after.state === "ended" || after.state === "rejected";
  if (isBack && before?.state === "blocked") return "lifted";
  if (after !== null && after.state !== "ended") return after.state;
  return before?.state === "asked" ? "takenBack" : "ended";
}

/**
 * The result of a change, and who may attack whom from then on.
 * @param before the state on the page; null if there was none
 * @param after the server's answer; null if the NAP no longer exists
 */
export function changeInWords(before: NapView | null, after: NapView | null): string {
  const name = (after ?? before)?.player.username ?? "";
  return `${t(`done.${doneTo(before, after)}`, { name })} ${whoMayAttack(after)}`;
}
