import type { PlayerFile } from "@emberlode/contract";
import { Link } from "wouter";
import { Badge, RoleBadge } from "./badge.tsx";
import { auditPath } from "./paths.ts";
import { t } from "./texts.ts";
import { Ago } from "./when.tsx";

/** Whether a sanction of this kind applies now. */
export const hasActive = ({ sanctions }: PlayerFile, kind: string): boolean =>
  sanctions.some((sanction) => sanction.isActive && sanction.kind === kind);

function Badges({ file }: { file: PlayerFile }) {
  const { player } = file;
  const isBanned = hasActive(file, "ban");
  return (
    <>
      {isBanned && <Badge tone="bad">{t("badges.banned")}</Badge>}
      {!isBanned && player.isBanned && <Badge tone="bad">{t("badges.suspended")}</Badge>}
      {hasActive(file, "mute") && <Badge tone="warn">{t("badges.muted")}</Badge>}
      <RoleBadge role={player.role} />
      {player.isBot && <Badge>{t("badges.bot")}</Badge>}
      {player.isGuest && <Badge>{t("badges.guest")}</Badge>}
    </>
  );
}

/** Who a player is. */
export function PlayerHead({ file }: { file: PlayerFile }) {
  const { player, formerName, createdAt, profilePicture } = file;
  const { username, lastSeenAt } = player;
  return (
    <div className="staff-player-head">
      {profilePicture === "" ? (
        <span className="staff-picture" aria-hidden="true">
          {username.slice(0, 1)}
        </span>
      ) : (
        <img
          className="staff-picture"
          src={profilePicture}
          alt={t("player.pictureOf", { name: username })}
        />
      )}
      <div className="min-w-0">
        <div className="staff-player-name">
          <h1 translate="no">{username}</h1>
          <Badges file={file} />
        </div>
        <p className="staff-dots">
          {formerName !== null && <span>{t("player.formerly", { name: formerName })}</span>}
          <Ago at={createdAt} write={(time) => t("player.joined", { time })} />
          <Ago at={lastSeenAt} write={(time) => t("player.seen", { time })} />
          <a href={`/players/${encodeURIComponent(username)}`} className="staff-link">
            {t("player.publicPage")}
          </a>
          <Link href={auditPath(username)} className="staff-link">
            {t("nav.audit")}
          </Link>
        </p>
      </div>
    </div>
  );
}
