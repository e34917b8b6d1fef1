/** The world's facts, and the seeds of past days. */
import type { WorldLookAnswer } from "@emberlode/contract";
import { DAY } from "@emberlode/game";
import { messages } from "../lib/messages.ts";
import { useNow } from "../lib/use-now.ts";
import { Card, NoRows, Rows } from "./card.tsx";
import { timeTitle } from "./when.tsx";

const t = await messages("admin-world");

/** Of a commit, as git shortens it. */
const SHORT_COMMIT = 12;

interface WorldProps {
  world: WorldLookAnswer;
}

/** Which world this is, and what runs it. */
export function WorldFacts({ world: { name, createdAt, version, commit } }: WorldProps) {
  const now = useNow(DAY);
  const days = Math.max(0, Math.floor((now - Date.parse(createdAt)) / DAY));
  return (
    <p className="staff-dots">
      <b translate="no">{name}</b>
      <time dateTime={createdAt} title={timeTitle(createdAt)}>
        {t("facts.founded", { days })}
      </time>
      <span>{t("facts.version", { version })}</span>
      {commit !== null && (
        <span title={commit}>{t("facts.commit", { commit: commit.slice(0, SHORT_COMMIT) })}</span>
      )}
    </p>
  );
}

export function PastSeeds({ world: { seeds } }: WorldProps) {
  return (
    <Card
      title={t("seeds.title")}
      count={seeds.length}
      isFlush
      tools={
        <a href="/fair" className="text-link">
          {t("seeds.page")}
        </a>
      }
    >
      <p className="staff-card-lead">{t("seeds.lead")}</p>
      {seeds.length === 0 ? (
        <NoRows text={t("seeds.none")} />
      ) : (
        // Focusable, so that it can be scrolled by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard
        <section className="staff-scroll" tabIndex={0} aria-label={t("seeds.title")}>
          <Rows label={t("seeds.title")}>
            {seeds.map(({ day, seed, commitment }) => (
              <li key={day} className="staff-seed">
                <b className="figure">{day}</b>
                <dl>
                  <dt>{t("seeds.seed")}</dt>
                  <dd translate="no">{seed}</dd>
                  <dt>{t("seeds.commitment")}</dt>
                  <dd translate="no">{commitment}</dd>
                </dl>
              </li>
            ))}
          </Rows>
        </section>
      )}
    </Card>
  );
}
