import type { OwnSeason } from "@emberlode/contract";
import { DAY, utcDay } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { dateInWords } from "../../lib/times.ts";
import { useNowSelector } from "../../lib/use-now.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { Countdown } from "../ui/countdown.tsx";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { BotsToday } from "./bots-today.tsx";
import { NearRanks } from "./ranks-table.tsx";
import { renownText } from "./renown-text.ts";
import { ScoresTable } from "./scores-table.tsx";
import { useOwnSeason } from "./use-own-season.ts";

const tSeasons = await messages("seasons");
const tAccount = await messages("account");
const tDesks = await messages("desks");

const SKELETON_HEIGHT = "20rem";

/** Where the season stands, in a sentence or two. */
function leadOf({ number, phase, day, days, beginsAt, endsAt }: OwnSeason["season"]): string {
  if (phase === "waiting") {
    return tSeasons("panel.waiting", { number, date: dateInWords(beginsAt) });
  }
  if (phase === "peace") return tSeasons("panel.peace", { number });
  if (days === null || endsAt === null) return tSeasons("panel.dayNoEnd", { number, day });
  const ends = tSeasons("panel.ends", { date: dateInWords(endsAt) });
  return `${tSeasons("panel.day", { number, day, days })}. ${ends}`;
}

function OwnRenown({ own, isGuest }: { own: OwnSeason; isGuest: boolean }) {
  const openDialog = useSetAtom(openDialogAtom);
  if (isGuest) {
    return (
      <p className="mb-4 flex flex-wrap items-center justify-between gap-2">
        {tSeasons("panel.guest")}
        <button type="button" className="btn" onClick={() => openDialog("account")}>
          {tAccount("playerName.keep")}
        </button>
      </p>
    );
  }
  if (own.rank === null) return <p>{tSeasons("panel.noPlace")}</p>;
  const renown = renownText(own.renown);
  return (
    <>
      <p className="mb-4">{tSeasons("panel.place", { rank: own.rank, renown })}</p>
      <NearRanks tab="season" ranks={own.near} />
    </>
  );
}

/** The season: its day and end, the player's scores, place and neighbors. */
export default function SeasonDesk({ id, payload }: DeskContentProps) {
  const { data, isError, error, refetch } = useOwnSeason();
  const midnight = (useNowSelector(utcDay) + 1) * DAY;
  return (
    <Desk id={id} title={tDesks("titles.season")} lead={data && leadOf(data.season)}>
      {data === undefined && isError && (
        <QueryFailed error={error} lead={tSeasons("panel.failed")} onRetry={() => refetch()} />
      )}
      {data === undefined && !isError && <Skeleton height={SKELETON_HEIGHT} />}
      {data !== undefined && (
        <>
          <ScoresTable today={data.today} yesterday={data.yesterday} />
          {data.season.phase === "running" && (
            <p className="mb-2 text-muted text-sm">
              <Countdown until={midnight} text={(span) => tSeasons("panel.scored", { span })} />
            </p>
          )}
          <OwnRenown own={data} isGuest={payload.user.isGuest} />
          {data.season.phase === "running" && (
            <BotsToday username={payload.user.username} renown={data.today.renown} />
          )}
          {data.season.endsAt !== null && (
            <div className="mt-4 grid gap-2 text-muted">
              <p>{tSeasons("prizes")}</p>
              <p>{tSeasons("panel.after")}</p>
            </div>
          )}
          <p className="mt-2">
            <Link href="/seasons" className="text-link">
              {tSeasons("all")}
            </Link>
          </p>
        </>
      )}
    </Desk>
  );
}
