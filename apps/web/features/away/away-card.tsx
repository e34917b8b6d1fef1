import type { LoginPayload } from "@emberlode/contract";
import { useSetAtom } from "jotai";
import { useId } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { battlePath } from "../../lib/paths.ts";
import { trpc } from "../../lib/trpc.ts";
import { useAlerts } from "../alerts/use-alerts.ts";
import { openDesk } from "../desks/use-desk.ts";
import { useView } from "../field/use-fields.ts";
import { blurAfterClick } from "../ui/blur-after-click.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { awayAtom } from "./away-atoms.ts";
import { type Absence, type AwayLine, type AwayLink, awayLines, spanText } from "./away-lines.ts";

const t = await messages("away");

/** The link of a line: to the report, the NAPs, the inbox or a desk. */
export function AwayLineLink({ link }: { link: AwayLink }) {
  const openDialog = useSetAtom(openDialogAtom);
  if (link.to === "battle") {
    return (
      <Link href={battlePath(link.battle)} className="btn">
        {t("report")}
      </Link>
    );
  }
  if (link.to === "factories" || link.to === "season") {
    const { to } = link;
    return (
      <button type="button" className="btn" onClick={() => openDesk(to)}>
        {t(to)}
      </button>
    );
  }
  return (
    <button
      type="button"
      className="btn"
      aria-haspopup="dialog"
      onClick={() => openDialog(link.to)}
    >
      {link.to === "alliances" ? t("answer") : t("alerts")}
    </button>
  );
}

/** Number of log lines to load. */
const LOG_LINES = 50;
const ICONS: Readonly<Record<AwayLine["about"], IconName>> = {
  attacks: "shield",
  factories: "base",
  renown: "star",
  fields: "pick",
  inbox: "bell",
};

/** The data for the lines; undefined while any of it is loading. */
function useLines(away: Absence, isGuest: boolean) {
  const logs = trpc.logs.list.useQuery({ limit: LOG_LINES });
  const naps = trpc.naps.list.useQuery();
  const alerts = useAlerts();
  const view = useView();
  const factories = trpc.puc.list.useQuery(undefined, { refetchOnMount: "always" });
  const season = trpc.seasons.own.useQuery(undefined, { enabled: !isGuest });
  const queries = [logs, naps, alerts, view, factories, season];
  if (queries.some(({ isPending, isEnabled }) => isPending && isEnabled)) return undefined;
  const known = {
    logs: logs.data?.logs,
    naps: naps.data?.naps,
    unread: alerts.data?.unread,
    view: view.data,
    factories: factories.data?.factories,
    season: isGuest ? null : season.data,
  };
  return awayLines(known, away);
}

interface AwayCardProps {
  user: LoginPayload["user"];
  away: Absence;
}

/** A summary of the time away in a few lines with links; the next step is in the goals strip. */
export default function AwayCard({ user, away }: AwayCardProps) {
  const title = useId();
  const lines = useLines(away, user.isGuest);
  const setAway = useSetAtom(awayAtom);
  if (lines === undefined) return null;
  return (
    <section className="panel away" aria-labelledby={title}>
      <div className="away-head">
        <h2 id={title} className="text-lg">
          {t("title", { span: spanText(away) })}
        </h2>
        <button
          type="button"
          className="icon-btn"
          aria-label={t("close")}
          onClick={(event) => {
            blurAfterClick(event);
            setAway(null);
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className="away-lines">
        {lines.map(({ about, text, link }) => (
          <li key={about}>
            <Icon name={ICONS[about]} className="size-5 flex-none text-steel" />
            <span>{text}</span>
            {link !== null && <AwayLineLink link={link} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
