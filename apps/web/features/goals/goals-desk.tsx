import type { ProgressAnswer } from "@emberlode/contract";
import { GOAL_REWARDS, paidDeed } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { openDesk } from "../desks/use-desk.ts";
import { useView } from "../field/use-fields.ts";
import { useProgress } from "../session/use-progress.ts";
import { type GuidedItem, useGuideTo } from "../ui/guided-item.tsx";
import { Icon } from "../ui/icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { requirementItem } from "./goal-items.ts";
import type { Goal } from "./goals.ts";
import type { Requirement } from "./possible.ts";
import { type GoalDirections, useFollowedDirections, useGoals } from "./use-goals.ts";

const tGoals = await messages("goals");
const tCatalogue = await messages("catalogue");
const tDesks = await messages("desks");

type Rewards = Pick<ProgressAnswer, "deeds" | "due">;

/** What a goal pays or has paid; empty if it was reached before goals paid. */
function rewardOf({ id, isReached }: Goal, { deeds, due }: Rewards): string {
  const { metal, energy } = GOAL_REWARDS[id];
  const amounts = { metal: exactNumber(metal), energy: exactNumber(energy) };
  if (deeds[paidDeed(id)] !== undefined) return tGoals("paid", amounts);
  return isReached && !due.includes(id) ? "" : tGoals("reward", amounts);
}

/** What has to be reached first, with a button that leads to it; null for nothing. */
function requirementStep(
  requirement: Requirement | null,
  guideTo: (item: GuidedItem) => void,
): GoalDirections | null {
  if (requirement === null) return null;
  const desk = "level" in requirement ? "factories" : "research";
  const run = () => {
    guideTo(requirementItem(requirement));
    openDesk(desk);
  };
  const action = { text: tGoals("open", { desk: tDesks(`titles.${desk}`) }), run };
  if ("level" in requirement) return { details: tGoals("needsLevel", requirement), action };
  const research = tCatalogue(`tools.${requirement.research}.name`);
  return { details: tGoals("needsResearch", { research }), action };
}

interface GoalRowProps {
  goal: Goal;
  /** What it pays; empty for nothing. */
  reward: string;
  /** How to reach it; null once it is reached. */
  directions: GoalDirections | null;
  endsShield: boolean;
}

function GoalRow({ goal, reward, directions, endsShield }: GoalRowProps) {
  const badge = tGoals("badge", { badge: tGoals(`all.${goal.id}.badge`) });
  const { details = "", action = null } = directions ?? {};
  const why = goal.isReached ? "" : tGoals(`all.${goal.id}.why`);
  const price = endsShield ? tGoals("endsShield") : "";
  return (
    <ListRow
      icon={<Icon name={goal.isReached ? "check" : "circle"} className="size-6" />}
      title={tGoals(`all.${goal.id}.text`)}
      meta={[why, details, price, badge, reward].filter((text) => text !== "").join(" · ")}
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
  rewards: Rewards;
  directionsTo: (goal: Goal) => GoalDirections;
  endsShield: (goal: Goal) => boolean;
  requirementOf: (goal: Goal) => Requirement | null;
}

function Group({ title, goals, rewards, directionsTo, endsShield, requirementOf }: GroupProps) {
  const guideTo = useGuideTo();
  if (goals.length === 0) return null;
  return (
    <section className="goal-group">
      <h3>{title}</h3>
      <ListRows label={title}>
        {goals.map((goal) => (
          <GoalRow
            key={goal.id}
            goal={goal}
            reward={rewardOf(goal, rewards)}
            directions={
              goal.isReached
                ? null
                : (requirementStep(requirementOf(goal), guideTo) ?? directionsTo(goal))
            }
            endsShield={!goal.isReached && endsShield(goal)}
          />
        ))}
      </ListRows>
    </section>
  );
}

export default function GoalsDesk({ id, payload }: DeskContentProps) {
  const { user } = payload;
  const goals = useGoals(user);
  const progress = useProgress();
  const queries = [progress, useView()];
  const directionsTo = useFollowedDirections();
  if (goals === undefined || progress.data === undefined) {
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
  const groups = [
    ["next", next === null ? [] : [next]],
    ["open", all.filter((goal) => !goal.isReached && goal !== next)],
    ["done", all.filter((goal) => goal.isReached)],
  ] as const;
  const lead = tGoals("lead", { done: exactNumber(reached), all: exactNumber(all.length) });
  return (
    <Desk
      id={id}
      title={tDesks(`titles.${id}`)}
      lead={user.isGuest ? `${lead} ${tGoals("leadGuest")}` : lead}
    >
      {groups.map(([group, shown]) => (
        <Group
          key={group}
          title={tGoals(`groups.${group}`)}
          goals={shown}
          rewards={progress.data}
          directionsTo={(goal) => directionsTo(goal, goals.itemOf(goal))}
          endsShield={goals.endsShield}
          requirementOf={goals.requirementOf}
        />
      ))}
    </Desk>
  );
}
