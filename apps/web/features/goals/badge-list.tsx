import type { GoalId } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { Icon } from "../ui/icon.tsx";

const t = await messages("goals");

/** Badges of reached goals; each shows its goal on hover. */
export function BadgeList({ goals }: { goals: readonly GoalId[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics of unbulleted lists
    <ul role="list" className="badge-list">
      {goals.map((id) => (
        <li key={id} className="goal-badge" title={t(`all.${id}.text`)}>
          <Icon name="star" className="size-4 flex-none" />
          {t(`all.${id}.badge`)}
        </li>
      ))}
    </ul>
  );
}
