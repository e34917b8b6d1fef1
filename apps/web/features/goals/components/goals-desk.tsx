import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { trpc } from "../../../lib/trpc.ts";
import { Desk } from "../../desks/components/desk.tsx";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { Icon } from "../../ui/components/icon.tsx";
import { ListRow, ListRows } from "../../ui/components/list-row.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { useGoalWay } from "../hooks/use-goal-way.ts";
import { useGoals } from "../hooks/use-goals.ts";
import type { Goal } from "../ladder.ts";

function GoalRow({ goal }: { goal: Goal }) {
  const { where, action } = useGoalWay()(goal);
  const words = t.goals;
  const { text, badge } = words.all[goal.id];
  const meta = [where, words.badge(badge)].filter((part) => part !== "").join(" · ");
  return (
    <ListRow
      icon={<Icon name={goal.isReached ? "check" : "circle"} className="size-6" />}
      title={text}
      meta={goal.isReached ? words.badge(badge) : meta}
      state={goal.isReached ? "done" : undefined}
      trailing={
        !goal.isReached &&
        action !== null && (
          <button
            type="button"
            className="btn"
            aria-label={`${action.text}: ${text}`}
            onClick={action.run}
          >
            {action.text}
          </button>
        )
      }
    />
  );
}

function Group({ title, goals }: { title: string; goals: readonly Goal[] }) {
  if (goals.length === 0) return null;
  return (
    <section className="goal-group">
      <h3>{title}</h3>
      <ListRows label={title}>
        {goals.map((goal) => (
          <GoalRow key={goal.id} goal={goal} />
        ))}
      </ListRows>
    </section>
  );
}

/** All goals: the one to go for, those open, those reached. */
export default function GoalsDesk({ id, payload }: DeskContentProps) {
  const goals = useGoals(payload.user);
  const progress = trpc.user.progress.useQuery();
  const words = t.goals;
  if (goals === undefined) {
    return (
      <Desk id={id} title={t.desks.titles[id]}>
        {progress.isError ? (
          <QueryFailed
            error={progress.error}
            lead={words.failed}
            onRetry={() => progress.refetch()}
          />
        ) : (
          <Skeleton rows={8} />
        )}
      </Desk>
    );
  }
  const { all, next, reached } = goals;
  const open = all.filter((goal) => !goal.isReached && goal !== next);
  return (
    <Desk
      id={id}
      title={t.desks.titles[id]}
      lead={words.lead(exactNumber(reached), exactNumber(all.length))}
    >
      <Group title={words.groups.next} goals={next === null ? [] : [next]} />
      <Group title={words.groups.open} goals={open} />
      <Group title={words.groups.done} goals={all.filter((goal) => goal.isReached)} />
    </Desk>
  );
}
