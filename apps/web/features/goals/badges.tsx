import type { LoginPayload } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { BadgeList } from "./badge-list.tsx";
import { useGoals } from "./use-goals.ts";

const t = await messages("goals");

/** The badges that a player's goals have earned so far. */
export function Badges({ user }: { user: LoginPayload["user"] }) {
  const goals = useGoals(user);
  return (
    <section className="badges" aria-label={t("badges")}>
      <h3>{t("badges")}</h3>
      {goals === undefined && <Skeleton rows={1} />}
      {goals?.reached === 0 && <p className="text-muted">{t("noBadges")}</p>}
      {goals !== undefined && goals.reached > 0 && (
        <BadgeList goals={goals.all.filter(({ isReached }) => isReached).map(({ id }) => id)} />
      )}
    </section>
  );
}
