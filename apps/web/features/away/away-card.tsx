import type { LoginPayload } from "@emberlode/contract";
import { useSetAtom } from "jotai";
import { useId } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { battlePath } from "../../lib/paths.ts";
import { trpc } from "../../lib/trpc.ts";
import { useAlerts } from "../alerts/use-alerts.ts";
import { useView } from "../field/use-fields.ts";
import { NextLine } from "../goals/goals-strip.tsx";
import { useGoals } from "../goals/use-goals.ts";
import { blurAfterClick } from "../movement/blur-after-click.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { awayAtom } from "./away-atoms.ts";
import { type Absence, type AwayLink, awayLines, awayLinks, spanText } from "./away-lines.ts";

const t = await messages("away");

/** The link of a line: to the report, the NAPs or the inbox. */
export function AwayLineLink({ link }: { link: AwayLink }) {
  const openDialog = useSetAtom(openDialogAtom);
  if (link.to === "battle") {
    return (
      <Link href={battlePath(link.battle)} className="btn">
        {t("report")}
      </Link>
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
const ICONS = ["shield", "pick", "bell"] as const satisfies readonly IconName[];

/** The data for the lines; undefined while any of it is loading. */
function useLines(away: Absence) {
  const logs = trpc.logs.list.useQuery({ limit: LOG_LINES });
  const naps = trpc.naps.list.useQuery();
  const alerts = useAlerts();
  const view = useView();
  if ([logs, naps, alerts, view].some(({ isPending }) => isPending)) return undefined;
  const known = {
    logs: logs.data?.logs,
    naps: naps.data?.naps,
    unread: alerts.data?.unread,
    view: view.data,
  };
  const links = awayLinks(known, away);
  return awayLines(known, away).map((text, index) => ({ text, link: links[index] ?? null }));
}

interface AwayCardProps {
  user: LoginPayload["user"];
  away: Absence;
}

/** A summary of the time away in three lines, each with a link, and the best next step. */
export default function AwayCard({ user, away }: AwayCardProps) {
  const title = useId();
  const lines = useLines(away);
  const goals = useGoals(user);
  const setAway = useSetAtom(awayAtom);
  if (lines === undefined || goals === undefined) return null;
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
        {lines.map(({ text, link }, index) => (
          <li key={ICONS[index]}>
            <Icon name={ICONS[index] ?? "bell"} className="size-5 flex-none text-steel" />
            <span>{text}</span>
            {link !== null && <AwayLineLink link={link} />}
          </li>
        ))}
      </ul>
      {goals.next !== null && (
        <div className="away-next">
          <NextLine goal={goals.next} onGo={() => setAway(null)} />
        </div>
      )}
    </section>
  );
}
