/** What waits for a player who logs out, in a few short sentences. */
import type { FactoriesAnswer, LoginPayload, RelicsAnswer } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { isSameDay, shortTime, timeInWords } from "../../lib/times.ts";

const t = await messages("leaving");

/** What the page has loaded; undefined for what it has not. */
export interface LeavingFacts {
  payload: LoginPayload | undefined;
  owned: Pick<FactoriesAnswer, "factories"> | undefined;
  relics: RelicsAnswer | undefined;
}

/** How many stores are full, or else when the first one will be; null without any. */
function storesText(owned: LeavingFacts["owned"], now: number): string | null {
  const times = (owned?.factories ?? []).flatMap(({ production }) => production?.fullAt ?? []);
  const full = times.filter((fullAt) => Date.parse(fullAt) <= now).length;
  if (full > 0) return t("storesFull", { count: full });
  const [first] = times.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  if (first === undefined) return null;
  // A store fills within 24 hours, so it is full today or tomorrow.
  const isTomorrow = String(!isSameDay(first, now));
  return t("storesFullAt", { count: times.length, isTomorrow, time: shortTime(first, now) });
}

function shieldText(payload: LeavingFacts["payload"], now: number): string | null {
  const until = payload?.user.status.shieldUntil ?? null;
  const time = until === null ? 0 : Date.parse(until);
  return time > now ? t("shield", { time: timeInWords(time) }) : null;
}

function relicsText(relics: LeavingFacts["relics"]): string | null {
  const left = relics?.relics.filter(({ taken }) => !taken).length ?? 0;
  return left === 0 ? null : t("relics", { count: left });
}

/**
 * The summary for the page after logging out, or for a guest, who would lose it all; null if
 * nothing waits. `now` is in milliseconds of server time.
 */
export function leavingSummary(
  { payload, owned, relics }: LeavingFacts,
  now: number,
): string | null {
  const lines = [storesText(owned, now), shieldText(payload, now), relicsText(relics)];
  const summary = lines.filter((line) => line !== null).join(" ");
  if (summary === "") return null;
  return payload?.user.isGuest === true ? t("guest", { summary }) : t("waiting", { summary });
}
