import type { LoginPayload } from "@emberlode/contract";
import { useSetAtom } from "jotai";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { useHasSaid } from "../../chat/hooks/use-chat.ts";
import { useView } from "../../field/hooks/use-fields.ts";
import { exploredCount } from "../../map/cells.ts";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { Icon } from "../../ui/components/icon.tsx";
import { EXPLORE_GOAL, type FirstGoal, firstGoals } from "../first-goals.ts";

const REWARDS = {
  dig: t.game.goals.digReward,
  explore: t.game.goals.exploreReward,
  name: t.game.goals.nameReward,
  hello: t.game.goals.helloReward,
} as const;

function textOf(id: FirstGoal["id"], seen: number): string {
  if (id === "dig") return t.game.goals.dig;
  if (id === "name") return t.game.goals.name;
  if (id === "hello") return t.game.goals.hello;
  return t.game.goals.explore(exactNumber(seen), exactNumber(EXPLORE_GOAL));
}

/** The first goals; the strip leaves when all are reached. */
export function GoalsStrip({ user }: { user: LoginPayload["user"] }) {
  const { data: view } = useView();
  const open = useSetAtom(popupAtom);
  const said = useHasSaid(user._id);
  if (view === undefined) return <div className="goals" />;
  const seen = exploredCount(view);
  const goals = firstGoals({ status: user.status, seen, isGuest: user.isGuest, said });
  const reached = goals.filter(({ done }) => done).length;
  if (reached === goals.length) return null;
  return (
    <section className="panel goals" aria-labelledby="goals-title">
      <h2 id="goals-title" className="panel-title">
        {t.game.goals.title}
        <span className="figure">{t.game.goals.progress(reached, goals.length)}</span>
      </h2>
      <ul className="goals-list">
        {goals.map(({ id, done }) => (
          <li key={id} data-done={done || undefined}>
            <Icon name={done ? "check" : "circle"} className="size-4 flex-none" />
            <span className="sr-only">{done ? t.game.goals.done : t.game.goals.open}: </span>
            {id === "name" && !done ? (
              <button type="button" className="text-link" onClick={() => open("account")}>
                {textOf(id, seen)}
              </button>
            ) : (
              <span>{done ? REWARDS[id] : textOf(id, seen)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
