import type { LoginPayload } from "@emberlode/contract";
import { t } from "../../../lib/i18n/catalogue.ts";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { useGoals } from "../hooks/use-goals.ts";
import { BadgeList } from "./badge-list.tsx";

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
        <BadgeList goals={goals.all.filter(({ isReached }) => isReached).map(({ id }) => id)} />
      )}
    </section>
  );
}
