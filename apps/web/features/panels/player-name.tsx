import type { LoginPayload } from "@emberlode/contract";
import { useSetAtom } from "jotai";
import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { popupAtom } from "../ui/popup-atom.ts";

const t = await messages("account");

/** The player's name; for guests also how long an unnamed base lasts. */
export const PlayerName = memo(function PlayerName({
  user,
}: {
  user: Pick<LoginPayload["user"], "username" | "isGuest">;
}) {
  const open = useSetAtom(popupAtom);
  return (
    <div className="panel box player-name">
      <p>
        <span className="sr-only">{t("playerName.label")}: </span>
        <b translate="no">{user.username}</b>
      </p>
      {user.isGuest && (
        <details>
          <summary>{t("playerName.guest")}</summary>
          <p className="text-xs text-muted">{t("guestLasts")}</p>
          <button type="button" className="text-link" onClick={() => open("account")}>
            {t("playerName.keep")}
          </button>
        </details>
      )}
    </div>
  );
});
