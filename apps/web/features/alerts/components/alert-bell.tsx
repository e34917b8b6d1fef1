import { useSetAtom } from "jotai";
import { memo } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { Icon } from "../../ui/components/icon.tsx";
import { useAlerts } from "../hooks/use-alerts.ts";

const MOST_SHOWN = 99;

/** The bell of the top bar with the number of unread alerts. */
export const AlertBell = memo(function AlertBell() {
  const open = useSetAtom(popupAtom);
  const unread = useAlerts().data?.unread ?? 0;
  const name = t.alerts.bell(unread);
  return (
    <button
      type="button"
      className="icon-btn bell"
      aria-label={name}
      title={name}
      aria-haspopup="dialog"
      onClick={() => open("alerts")}
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span className="bell-count figure" aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </button>
  );
});
