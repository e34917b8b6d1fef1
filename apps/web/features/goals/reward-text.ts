import type { GoalId } from "@emberlode/game";
import { listed } from "../../lib/listed.ts";
import { messages } from "../../lib/messages.ts";

const t = await messages("goals");

/** The message for goals just reached. */
export function rewardText(ids: readonly GoalId[]): string {
  const names = listed(ids.map((id) => t("quoted", { name: t(`all.${id}.badge`) })));
  return t("reached", { count: ids.length, names });
}
