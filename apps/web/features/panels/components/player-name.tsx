import type { LoginPayload } from "@emberlode/contract";
import { useSetAtom } from "jotai";
import { memo } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";

/** Who plays here; a guest reads how long the base lasts without a name. */
export const PlayerName = memo(function PlayerName({
  user,
}: {
  user: Pick<LoginPayload["user"], "username" | "isGuest">;
}) {
  const open = useSetAtom(popupAtom);
  const words = t.account.playerName;
  return (
    <div className="panel box player-name">
      <p>
        <span className="sr-only">{words.label}: </span>
        <b>{user.username}</b>
      </p>
      {user.isGuest && (
        <details>
          <summary>{words.guest}</summary>
          <p className="text-xs text-muted">{t.account.guestLasts}</p>
          <button type="button" className="text-link" onClick={() => open("account")}>
            {words.keep}
          </button>
        </details>
      )}
    </div>
  );
});
