import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { useView } from "../field/use-fields.ts";
import { Icon } from "../ui/icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import type { Goal } from "./goals.ts";
import { type GoalDirections, useGoalDirections, useGoals } from "./use-goals.ts";
import { useProgress } from "./use-progress.ts";

const tGoals = await messages("goals");
const tDesks = await messages("desks");

interface GoalRowProps {
  goal: Goal;
  /** How to reach it; null once it is reached. */
  directions: GoalDirections | null;
}

function GoalRow({ goal, directions }: GoalRowProps) {
  const badge = tGoals("badge", { badge: tGoals(`all.${goal.id}.badge`) });
  const { details = "", action = null } = directions ?? {};
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
  directionsTo: (goal: Goal) => GoalDirections;
}

function Group({ title, goals, directionsTo }: GroupProps) {
  if (goals.length === 0) return null;
  return (
    <section className="goal-group">
      <h3>{title}</h3>
      <ListRows label={title}>
        {goals.map((goal) => (
          <GoalRow
            key={goal.id}
            goal={goal}
            directions={goal.isReached ? null : directionsTo(goal)}
          />
        ))}
      </ListRows>
    </section>
  );
}

export default function GoalsDesk({ id, payload }: DeskContentProps) {
  const goals = useGoals(payload.user);
  const queries = [useProgress(), useView()];
  const directionsTo = useGoalDirections();
  if (goals === undefined) {
    const failed = queries.find(({ isError }) => isError);
    return (
      <Desk id={id} title={tDesks(`titles.${id}`)}>
        {failed ? (
          <QueryFailed
            error={failed.error}
            lead={tGoals("failed")}
            onRetry={() => {
              for (const query of queries) if (query.isError) void query.refetch();
            }}
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
      <Group
        title={tGoals("groups.next")}
        goals={next === null ? [] : [next]}
        directionsTo={directionsTo}
      />
      <Group title={tGoals("groups.open")} goals={open} directionsTo={directionsTo} />
      <Group
        title={tGoals("groups.done")}
        goals={all.filter((goal) => goal.isReached)}
        directionsTo={directionsTo}
      />
    </Desk>
  );
}
