import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { Icon } from "../ui/icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import type { Goal } from "./goals.ts";
import { type GoalLead, useGoalLead, useGoals } from "./use-goals.ts";

const tGoals = await messages("goals");
const tDesks = await messages("desks");

interface GoalRowProps {
  goal: Goal;
  /** How to reach it; null once it is reached. */
  lead: GoalLead | null;
}

function GoalRow({ goal, lead }: GoalRowProps) {
  const badge = tGoals("badge", { badge: tGoals(`all.${goal.id}.badge`) });
  const { details = "", action = null } = lead ?? {};
  return (
    <ListRow
      icon={<Icon name={goal.isReached ? "check" : "circle"} className="size-6" />}
      title={tGoals(`all.${goal.id}.text`)}
      meta={details === "" ? badge : `${details} · ${badge}`}
      state={goal.isReached ? "done" : undefined}
      trailing={
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

interface GroupProps {
  title: string;
  goals: readonly Goal[];
  leadOf: (goal: Goal) => GoalLead;
}

function Group({ title, goals, leadOf }: GroupProps) {
  if (goals.length === 0) return null;
  return (
    <section className="goal-group">
      <h3>{title}</h3>
      <ListRows label={title}>
        {goals.map((goal) => (
          <GoalRow key={goal.id} goal={goal} lead={goal.isReached ? null : leadOf(goal)} />
        ))}
      </ListRows>
    </section>
  );
}

export default function GoalsDesk({ id, payload }: DeskContentProps) {
  const goals = useGoals(payload.user);
  const progress = trpc.user.progress.useQuery();
  const leadOf = useGoalLead();
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
      <Group title={tGoals("groups.next")} goals={next === null ? [] : [next]} leadOf={leadOf} />
      <Group title={tGoals("groups.open")} goals={open} leadOf={leadOf} />
      <Group
        title={tGoals("groups.done")}
        goals={all.filter((goal) => goal.isReached)}
        leadOf={leadOf}
      />
    </Desk>
  );
}
