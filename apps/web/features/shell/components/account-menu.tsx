import { useSetAtom } from "jotai";
import { memo } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { useLogout } from "../../session/hooks/use-session.ts";
import { usePlayer } from "../../session/player-context.ts";
import { type Popup, popupAtom } from "../../ui/atoms/popup-atom.ts";
import { Icon, type IconName } from "../../ui/components/icon.tsx";

const WINDOWS = [
  { popup: "account", icon: "account", text: t.nav.account },
  { popup: "alliances", icon: "alliances", text: t.nav.alliances },
  { popup: "settings", icon: "settings", text: t.nav.settings },
] as const satisfies readonly { popup: Popup; icon: IconName; text: string }[];

/**
 * The four icons of a logged-in player (spec §2). Logout asks guests only: they have no way back. `onChoose`
 * comes before what was chosen happens.
 */
export const AccountMenu = memo(function AccountMenu({ onChoose }: { onChoose?: () => void }) {
  const open = useSetAtom(popupAtom);
  const logout = useLogout();
  const isGuest = usePlayer()?.user.isGuest === true;
  return (
    <ul className="account-menu" aria-label={t.nav.menuLabel}>
      {WINDOWS.map(({ popup, icon, text }) => (
        <li key={popup}>
          <button
            type="button"
            className="icon-btn"
            aria-label={text}
            title={text}
            aria-haspopup="dialog"
            onClick={() => {
              onChoose?.();
              open(popup);
            }}
          >
            <Icon name={icon} />
            <span className="icon-word" aria-hidden="true">
              {text}
            </span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="icon-btn"
          aria-label={t.nav.logout}
          title={t.nav.logout}
          disabled={logout.isPending}
          onClick={() => {
            onChoose?.();
            if (isGuest) open("guestLeaves");
            else logout.mutate();
          }}
        >
          <Icon name="logout" />
          <span className="icon-word" aria-hidden="true">
            {t.nav.logout}
          </span>
        </button>
      </li>
    </ul>
  );
});
