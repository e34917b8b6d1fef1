import type { SeasonsAnswer } from "@emberlode/contract";
import { Link } from "wouter";
import { ChampionList } from "../features/seasons/champions.tsx";
import { ranksPath } from "../features/seasons/use-ranks.ts";
import { PlayButton } from "../features/session/play-button.tsx";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { messages } from "../lib/messages.ts";
import { seasonPath } from "../lib/paths.ts";
import { dateInWords } from "../lib/times.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const tSeasons = await messages("seasons");

const SKELETON_ROWS = 6;

type Season = SeasonsAnswer["seasons"][number];

function PastSeason({ number, beginsAt, endedAt, champions }: Season) {
  return (
    <section className="my-6">
      <h2 className="text-xl">
        {endedAt === null ? (
          tSeasons("current", { number })
        ) : (
          <Link href={seasonPath(number)} className="text-link">
            {tSeasons("past", { number })}
          </Link>
        )}
      </h2>
      <p className="text-muted">
        {tSeasons("began", { date: dateInWords(beginsAt) })}
        {endedAt !== null && ` · ${tSeasons("ended", { date: dateInWords(endedAt) })}`}
      </p>
      {endedAt === null ? <CurrentEnd /> : <ChampionList champions={champions} />}
    </section>
  );
}

/** When the current season ends. */
function CurrentEnd() {
  const { data } = trpc.seasons.current.useQuery();
  if (data === undefined) return null;
  return (
    <>
      <p>
        {data.endsAt === null
          ? tSeasons("noEnd")
          : tSeasons("ends", { date: dateInWords(data.endsAt) })}
      </p>
      {data.endsAt !== null && <p className="mt-2 max-w-read">{tSeasons("prizes")}</p>}
      <p className="mt-2">
        <Link href={ranksPath({ tab: "season", page: 1, search: "" })} className="text-link">
          {tSeasons("ladder")}
        </Link>
      </p>
    </>
  );
}

/** All seasons with their champions. */
export default function SeasonsPage() {
  usePageTitle(tSeasons("title"));
  const { data, error, refetch } = trpc.seasons.list.useQuery();
  return (
    <div className="ranks panel">
      <h1 className="text-2xl">{tSeasons("title")}</h1>
      <p className="mt-2 mb-4 text-muted">{tSeasons("lead")}</p>
      {data === undefined && error === null && <Skeleton rows={SKELETON_ROWS} />}
      {data === undefined && error !== null && (
        <QueryFailed error={error} lead={tSeasons("failed")} onRetry={() => void refetch()} />
      )}
      {data?.seasons.map((season) => (
        <PastSeason key={season.number} {...season} />
      ))}
      <PlayButton player={tSeasons("play")} className="mt-4" />
    </div>
  );
}
