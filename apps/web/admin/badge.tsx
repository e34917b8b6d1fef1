import type { Role } from "@emberlode/game";
import type { ReactNode } from "react";
import { t } from "./texts.ts";

type Tone = "neutral" | "staff" | "bad" | "warn" | "good";

/** A short mark beside a name or a row. */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className="staff-badge" data-tone={tone}>
      {children}
    </span>
  );
}

/** The role of someone on the team; nothing for players. */
export function RoleBadge({ role }: { role: Role }) {
  return role === "player" ? null : <Badge tone="staff">{t(`roles.${role}`)}</Badge>;
}

interface PlayerMarks {
  role: Role;
  isBot: boolean;
  isGuest: boolean;
  isBanned: boolean;
  isSuspended: boolean;
}

/** What a player in a list is. */
export function PlayerBadges({ player }: { player: PlayerMarks }) {
  return (
    <>
      <RoleBadge role={player.role} />
      {player.isBot && <Badge>{t("badges.bot")}</Badge>}
      {player.isGuest && <Badge>{t("badges.guest")}</Badge>}
      {player.isBanned && (
        <Badge tone="bad">{t(player.isSuspended ? "badges.suspended" : "badges.banned")}</Badge>
      )}
    </>
  );
}
