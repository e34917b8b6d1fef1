import type { GoalId } from "@emberlode/game";
import { t } from "../../lib/i18n/catalogue.ts";

/** What one has of goals just reached. */
export function rewardText(ids: readonly GoalId[]): string {
  return t.goals.reached(ids.map((id) => t.goals.all[id].badge));
}
