import type { GoalId } from "@emberlode/game";
import { messages } from "../../../lib/messages.ts";
import { Icon } from "../../ui/components/icon.tsx";

const t = await messages("goals");

/** Badges by the goals that earned them; pointed at, each says what for. */
export function BadgeList({ goals }: { goals: readonly GoalId[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without its bullets is no list to some readers
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
