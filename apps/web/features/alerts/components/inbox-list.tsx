import type { Alert } from "@emberlode/contract";
import { useAtom } from "jotai";
import { useState } from "react";
import { messages } from "../../../lib/messages.ts";

import { type InboxFilter, WHOLE_INBOX } from "../../../lib/persisted.ts";
import { trpc } from "../../../lib/trpc.ts";
import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { inboxFilterAtom } from "../atoms/inbox-filter-atom.ts";
import { type Inbox, openAlert, readAll } from "../hooks/use-alerts.ts";
import { useBulk } from "../hooks/use-bulk.ts";
import { useOlderAlerts } from "../hooks/use-older-alerts.ts";
import { filterAlerts } from "../inbox-filter.ts";
import { AlertItem } from "./alert-item.tsx";
import { InboxBulk } from "./inbox-bulk.tsx";
import { InboxFilters } from "./inbox-filters.tsx";
import { OlderButton } from "./older-button.tsx";

const tInbox = await messages("inbox");
const tAlerts = await messages("alerts");

/** The number of unread alerts, and a button to mark all of them. */
function UnreadLine({ unread }: { unread: number }) {
  const utils = trpc.useUtils();
  const [marking, setMarking] = useState(false);
  const isOff = marking || unread === 0;
  const markAll = async () => {
    if (isOff) return;
    setMarking(true);
    await readAll(utils);
    setMarking(false);
  };
  return (
    <div className="-mt-2 mb-2 flex flex-wrap items-center justify-between gap-x-4">
      <p className="text-muted" role="status">
        {tAlerts("unread", { count: unread })}
      </p>
      <button type="button" className="text-link" aria-disabled={isOff} onClick={markAll}>
        {tAlerts("readAll")}
      </button>
    </div>
  );
}

/** The alerts of a player who has any. */
export function InboxList({ inbox, onClose }: { inbox: Inbox; onClose: () => void }) {
  const { alerts, unread } = inbox;
  const utils = trpc.useUtils();
  const [filter, setFilter] = useAtom(inboxFilterAtom);
  const older = useOlderAlerts(alerts);
  const shown = filterAlerts(alerts, filter);
  const bulk = useBulk(shown);
  /** The first of the older alerts loaded last; it gets the focus. */
  const [focused, setFocused] = useState<string | null>(null);
  const choose = (chosen: InboxFilter) => {
    setFocused(null);
    setFilter(chosen);
  };
  const goOn = async () => {
    const added = await older.load();
    setFocused(filterAlerts(added, filter)[0]?._id ?? null);
  };
  const open = (alert: Alert) => {
    openAlert(utils, alert);
    if (alert.link !== null) onClose();
  };
  return (
    <>
      <UnreadLine unread={unread} />
      <InboxFilters alerts={alerts} isWhole={older.isWhole} filter={filter} onChange={choose} />
      <InboxBulk bulk={bulk} />
      {shown.length === 0 && (
        <EmptyNext
          icon="bell"
          title={tInbox("noneShown")}
          text={tInbox("noneShownNext")}
          action={
            <button type="button" className="btn" onClick={() => choose(WHOLE_INBOX)}>
              {tInbox("showAll")}
            </button>
          }
        />
      )}
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((alert) => (
          <AlertItem
            key={alert._id}
            alert={alert}
            takesFocus={alert._id === focused}
            selected={bulk.chosen.isChosen(alert)}
            onSelect={() => bulk.toggle(alert)}
            onGone={onClose}
            onOpen={() => open(alert)}
          />
        ))}
      </ul>
      <OlderButton older={older} onLoad={goOn} />
    </>
  );
}
