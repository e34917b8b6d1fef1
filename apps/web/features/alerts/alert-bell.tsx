import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { WindowButton } from "../ui/window-button.tsx";
import { useAlerts } from "./use-alerts.ts";

const t = await messages("alerts");

const MOST_SHOWN = 99;

/** The bell of the top bar with the number of unread alerts. */
export const AlertBell = memo(function AlertBell() {
  const unread = useAlerts().data?.unread ?? 0;
  return (
    <WindowButton opens="alerts" icon="bell" name={t("bell", { unread })} className="icon-btn bell">
      {unread > 0 && (
        <span className="bell-count figure" translate="no" aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </WindowButton>
  );
});
