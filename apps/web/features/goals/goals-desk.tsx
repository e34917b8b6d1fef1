import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { Icon } from "../ui/icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import type { Goal } from "./goals.ts";
import { useGoalLead, useGoals } from "./use-goals.ts";

const tGoals = await messages("goals");
const tDesks = await messages("desks");

function GoalRow({ goal }: { goal: Goal }) {
  const { where, action } = useGoalLead()(goal);
  const meta = [where, tGoals("badge", { badge: tGoals(`all.${goal.id}.badge`) })]
    .filter((part) => part !== "")
    .join(" · ");
  return (
    <ListRow
      icon={<Icon name={goal.isReached ? "check" : "circle"} className="size-6" />}
      title={tGoals(`all.${goal.id}.text`)}
      meta={goal.isReached ? tGoals("badge", { badge: tGoals(`all.${goal.id}.badge`) }) : meta}
      state={goal.isReached ? "done" : undefined}
      trailing={
        !goal.isReached &&
        action !== null && (
          <button
            type="button"
            className="btn"
            aria-label={`${action.text}: ${tGoals(`all.${goal.id}.text`)}`}
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

export default function GoalsDesk({ id, payload }: DeskContentProps) {
  const goals = useGoals(payload.user);
  const progress = trpc.user.progress.useQuery();
  if (goals === undefined) {
    return (
      <Desk id={id} title={tDesks(`titles.${id}`)}>
        {progress.isError ? (
          <QueryFailed
            error={progress.error}
            lead={tGoals("failed")}
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
      title={tDesks(`titles.${id}`)}
      lead={tGoals("lead", { done: exactNumber(reached), all: exactNumber(all.length) })}
    >
      <Group title={tGoals("groups.next")} goals={next === null ? [] : [next]} />
      <Group title={tGoals("groups.open")} goals={open} />
      <Group title={tGoals("groups.done")} goals={all.filter((goal) => goal.isReached)} />
    </Desk>
  );
}
