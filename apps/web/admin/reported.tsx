import type { ListedPlayer, Reported, StaffMessage } from "@emberlode/contract";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Badge, PlayerBadges } from "./badge.tsx";
import { Rows } from "./card.tsx";
import { playerPath } from "./paths.ts";
import { t } from "./texts.ts";
import { Ago } from "./when.tsx";

interface AroundProps {
  messages: readonly StaffMessage[];
  /** The number of the reported one. */
  reported: number | null;
}

/** The messages around a reported one. */
function Around({ messages, reported }: AroundProps) {
  return (
    <ol className="staff-around" aria-label={t("reports.around")}>
      {messages.map(({ id, sender, body, at, isRemoved }) => (
        <li
          key={id}
          data-reported={id === reported || undefined}
          data-removed={isRemoved || undefined}
        >
          <p className="staff-dots">
            {sender === "" ? (
              t("deletedAccount")
            ) : (
              <Link href={playerPath(sender)} className="staff-name" translate="no">
                {sender}
              </Link>
            )}
            <Ago at={at} />
            {id === reported && <Badge tone="bad">{t("reports.reported")}</Badge>}
            {isRemoved && <Badge tone="warn">{t("messages.removed")}</Badge>}
          </p>
          <p className="staff-text staff-said">{body}</p>
        </li>
      ))}
    </ol>
  );
}

interface ReportedHeadProps {
  /** Of the heading. */
  id: string;
  subject: Reported["subject"];
  /** Null for a deleted account. */
  player: ListedPlayer | null;
  children?: ReactNode;
}

/** The name of a player in a sentence, also of a deleted account. */
export const reportedName = (player: Pick<ListedPlayer, "username"> | null): string =>
  player === null || player.username === "" ? t("deletedAccount") : player.username;

/** The reported subject, its player, and the way to them. */
export function ReportedHead({ id, subject, player, children }: ReportedHeadProps) {
  const values = { subject: t(`reports.subjects.${subject}`), name: reportedName(player) };
  return (
    <div className="staff-card-head">
      <h2 id={id}>{t("reports.of", values)}</h2>
      {player !== null && <PlayerBadges player={player} />}
      {children}
      {player !== null && player.username !== "" && (
        <div className="staff-card-tools">
          <Link href={playerPath(player.username)} className="text-link">
            {t("reports.playerPage")}
          </Link>
        </div>
      )}
    </div>
  );
}

interface ReportedContentProps {
  reported: Reported;
  /** The name of its player. */
  name: string;
}

/** What was reported, as it was then; nothing for what a player does. */
export function ReportedContent({ reported, name }: ReportedContentProps) {
  const { subject, content, around, message } = reported;
  if (around.length > 0) return <Around messages={around} reported={message} />;
  if (subject === "player") return null;
  if (subject !== "profilePicture")
    return <blockquote className="staff-reported staff-text">{content}</blockquote>;
  return <ReportedPicture source={content} name={name} />;
}

/** A reported picture, also a removed one; empty if it is no longer stored. */
export function ReportedPicture({ source, name }: { source: string; name: string }) {
  return source === "" ? (
    <p className="staff-picture-gone">{t("reports.pictureGone")}</p>
  ) : (
    <img className="staff-reported" src={source} alt={t("reports.pictureOf", { name })} />
  );
}

/** Who reported it, and why. */
export function ReportRows({ reports }: Pick<Reported, "reports">) {
  return (
    <Rows label={t("reports.reportedBy")}>
      {reports.map(({ reporter, reason, note, at }) => (
        <li key={`${reporter} ${at}`} className="staff-row">
          <div className="min-w-0 flex-1">
            <p className="staff-row-title">
              {reporter === null ? (
                t("deletedActor")
              ) : (
                <Link href={playerPath(reporter)} className="staff-name" translate="no">
                  {reporter}
                </Link>
              )}
              <Badge>{t(`reports.reasons.${reason}`)}</Badge>
              <span className="staff-when">
                <Ago at={at} />
              </span>
            </p>
            {note !== "" && <p className="staff-text">{note}</p>}
          </div>
        </li>
      ))}
    </Rows>
  );
}
