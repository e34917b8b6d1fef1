import type { SeasonAnswer } from "@emberlode/contract";
import { Link } from "wouter";
import { ChampionList, SeasonPlayer } from "../features/seasons/champions.tsx";
import { points } from "../features/seasons/renown-text.ts";
import { DataTable } from "../features/ui/data-table.tsx";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import type { DataColumn } from "../features/ui/use-data-table.ts";
import { toFailure } from "../lib/failure.ts";
import { messages } from "../lib/messages.ts";
import { exactNumber } from "../lib/numbers.ts";
import { battlePath } from "../lib/paths.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const tSeasons = await messages("seasons");

const SKELETON_ROWS = 11;

type Standing = SeasonAnswer["standings"][number];

const SCORES = ["renown", "holding", "raiding", "exploring", "strength"] as const;

const columnsOf = (): readonly DataColumn<Standing>[] => [
  { id: "rank", title: tSeasons("rank"), value: ({ rank }) => rank, numeric: true },
  {
    id: "player",
    title: tSeasons("player"),
    value: ({ username }) => username,
    cell: ({ username }) => (
      // The table scrolls sideways; a name broken in the middle is hard to read.
      <span className="whitespace-nowrap">
        <SeasonPlayer username={username} />
      </span>
    ),
  },
  ...SCORES.map(
    (score): DataColumn<Standing> => ({
      id: score,
      title: tSeasons(`sources.${score}`),
      value: (standing) => points(standing[score]),
      numeric: true,
    }),
  ),
];

function Battles({ battles }: { battles: SeasonAnswer["battles"] }) {
  if (battles.length === 0) return <p className="text-muted">{tSeasons("noBattles")}</p>;
  return (
    <ol className="my-2">
      {battles.map(({ id, attacker, defender, place, strength }) => {
        const nobody = place === "factory" ? tSeasons("guard") : tSeasons("former");
        const sides = {
          attacker: attacker === "" ? tSeasons("former") : attacker,
          defender: defender === "" ? nobody : defender,
        };
        return (
          <li key={id} className="my-2 flex flex-wrap items-baseline gap-x-4">
            <span translate="no">{tSeasons("battle", sides)}</span>
            <span className="text-muted">
              {tSeasons("strength")} <span className="figure">{exactNumber(strength)}</span>
            </span>
            <Link href={battlePath(id)} className="text-link">
              {tSeasons("replay")}
              <span className="sr-only">: {tSeasons("battle", sides)}</span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

function SeasonView({ number, champions, standings, battles, seed }: SeasonAnswer) {
  return (
    <>
      <section>
        <h2 className="mb-2 text-xl">{tSeasons("champions")}</h2>
        <ChampionList champions={champions} />
      </section>
      <section className="my-6">
        <h2 className="mb-2 text-xl">{tSeasons("standings")}</h2>
        {standings.length === 0 ? (
          <p className="text-muted">{tSeasons("noStandings")}</p>
        ) : (
          <DataTable
            label={tSeasons("standingsTable", { number })}
            columns={columnsOf()}
            rows={standings}
            rowId={({ rank }) => String(rank)}
            initialSort={{ id: "rank", desc: false }}
          />
        )}
      </section>
      <section className="my-6">
        <h2 className="mb-2 text-xl">{tSeasons("battles")}</h2>
        <Battles battles={battles} />
      </section>
      {seed !== null && (
        <p>
          {tSeasons("seed")} <code translate="no">{seed}</code>
        </p>
      )}
    </>
  );
}

/** A past season: its champions, the first hundred and its greatest battles. */
export default function SeasonPage({ number }: { number: string }) {
  const title = tSeasons("past", { number: Number(number) || 0 });
  usePageTitle(title);
  const { data, error, refetch } = trpc.seasons.one.useQuery({ number: Number(number) });
  const { code } = toFailure(error);
  const isUnknown = error !== null && (code === "NOT_FOUND" || code === "BAD_INPUT");
  return (
    <div className="ranks panel">
      <h1 className="mb-4 text-2xl">{title}</h1>
      {data === undefined && error === null && <Skeleton rows={SKELETON_ROWS} />}
      {isUnknown && <p>{tSeasons("notFound")}</p>}
      {data === undefined && error !== null && !isUnknown && (
        <QueryFailed error={error} lead={tSeasons("failed")} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <SeasonView {...data} />}
      <p className="mt-4">
        <Link href="/seasons" className="text-link">
          {tSeasons("all")}
        </Link>
      </p>
    </div>
  );
}
