import type { LoginPayload } from "@emberlode/contract";
import { t } from "../../../lib/i18n/catalogue.ts";
import { Icon } from "../../ui/components/icon.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { useGoals } from "../hooks/use-goals.ts";

/** What a player's goals earned so far. */
export function Badges({ user }: { user: LoginPayload["user"] }) {
  const goals = useGoals(user);
  const words = t.goals;
  return (
    <section className="badges" aria-label={words.badges}>
      <h3>{words.badges}</h3>
      {goals === undefined && <Skeleton rows={1} />}
      {goals?.reached === 0 && <p className="text-muted">{words.noBadges}</p>}
      {goals !== undefined && goals.reached > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: a list without its bullets is no list to some readers
        <ul role="list">
          {goals.all
            .filter((goal) => goal.isReached)
            .map(({ id }) => (
              <li key={id} className="goal-badge" title={words.all[id].text}>
                <Icon name="star" className="size-4 flex-none" />
                {words.all[id].badge}
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
