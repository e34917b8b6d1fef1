import type { Alert } from "@emberlode/contract";
import { ALERT_TYPES } from "@emberlode/game";
import { useAtom } from "jotai";
import { useState } from "react";
import { formatList } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import {
  INBOX_TYPES,
  type InboxFilter,
  NO_INBOX_FILTER,
  persistedField,
} from "../../lib/persisted.ts";
import { trpc } from "../../lib/trpc.ts";
import { useSettings } from "../session/use-settings.ts";
import { SwitchLine } from "../settings/switches.tsx";
import { BulkBar } from "../ui/bulk-bar.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyState, QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { Segments } from "../ui/segments.tsx";
import type { BulkAction } from "../ui/use-data-table.ts";
import { AlertItem } from "./alert-item.tsx";
import { type Inbox, markAllRead, openAlert, useAlerts } from "./use-alerts.ts";
import { type BulkMarking, type OlderAlerts, useBulkMarking, useOlderAlerts } from "./use-inbox.ts";

const t = await messages("alerts");
const tInbox = await messages("inbox");

type FilterableAlert = Pick<Alert, "type" | "read">;

/** The alerts that match a filter, in order. */
export function filterAlerts<A extends FilterableAlert>(
  alerts: readonly A[],
  { type, unreadOnly }: InboxFilter,
): A[] {
  return alerts.filter(
    (alert) => (type === "all" || alert.type === type) && !(unreadOnly && alert.read),
  );
}

/** Number of alerts per type that the filter would show. */
export function countAlerts(alerts: readonly FilterableAlert[], unreadOnly: boolean) {
  return INBOX_TYPES.map((type) => ({
    type,
    count: filterAlerts(alerts, { type, unreadOnly }).length,
  }));
}

interface InboxFiltersProps {
  alerts: readonly Alert[];
  /** Whether the list contains every alert. */
  isWhole: boolean;
  filter: InboxFilter;
  onChange: (filter: InboxFilter) => void;
}

/** Filters alerts by type and read state. */
function InboxFilters({ alerts, isWhole, filter, onChange }: InboxFiltersProps) {
  const wanted = useSettings().alerts;
  const off = ALERT_TYPES.filter((type) => !wanted[type]);
  return (
    <div className="inbox-filters">
      <Segments
        label={tInbox("kind")}
        value={filter.type}
        options={countAlerts(alerts, filter.unreadOnly).map(({ type, count }) => ({
          id: type,
          text: tInbox(isWhole ? "kindCount" : "kindCountAtLeast", {
            name: tInbox(`kinds.${type}`),
            count,
          }),
        }))}
        onChange={(type) => onChange({ ...filter, type })}
      />
      <SwitchLine
        label={tInbox("unreadOnly")}
        on={filter.unreadOnly}
        onChange={(unreadOnly) => onChange({ ...filter, unreadOnly })}
      />
      {off.length > 0 && (
        <p className="text-xs text-muted">
          {tInbox("off", { names: formatList(off.map((type) => tInbox(`kinds.${type}`))) })}
        </p>
      )}
    </div>
  );
}

/** The inbox filter; stored in this browser. */
const inboxFilterAtom = persistedField("inbox");

/** Bulk actions on the listed alerts. */
function InboxBulk({ bulk }: { bulk: BulkMarking }) {
  const { selection, mark, marking, notice } = bulk;
  const actions: readonly BulkAction<Alert>[] = [
    { id: "read", label: tInbox("markRead"), run: (alerts) => void mark(alerts, { read: true }) },
    {
      id: "opened",
      label: tInbox("markOpened"),
      run: (alerts) => void mark(alerts, { read: true, opened: true }),
    },
  ];
  return (
    <div className="inbox-bulk">
      <BulkBar label={tInbox("bulk")} actions={actions} selection={selection} isBusy={marking}>
        <p role="status" className="text-xs text-muted">
          {notice}
        </p>
      </BulkBar>
    </div>
  );
}

/** Loads older alerts; says so when there are no more. */
function OlderButton({ older, onLoad }: { older: OlderAlerts; onLoad: () => void }) {
  const { isWhole, isEnd, isLoading } = older;
  if (isEnd) {
    return (
      <p className="mt-4 text-muted" role="status">
        {t("noOlder")}
      </p>
    );
  }
  if (isWhole) return null;
  return (
    <button type="button" className="btn mt-4" aria-disabled={isLoading} onClick={onLoad}>
      {isLoading ? t("loadingOlder") : t("older")}
    </button>
  );
}

/** The number of unread alerts, and a button to mark all of them. */
function UnreadLine({ unread }: { unread: number }) {
  const utils = trpc.useUtils();
  const [marking, setMarking] = useState(false);
  const isDisabled = marking || unread === 0;
  const markAll = async () => {
    if (isDisabled) return;
    setMarking(true);
    await markAllRead(utils);
    setMarking(false);
  };
  return (
    <div className="-mt-2 mb-2 flex flex-wrap items-center justify-between gap-x-4">
      <p className="text-muted" role="status">
        {t("unread", { count: unread })}
      </p>
      <button type="button" className="text-link" aria-disabled={isDisabled} onClick={markAll}>
        {t("readAll")}
      </button>
    </div>
  );
}

/** The alerts of a player who has any. */
function InboxList({ inbox, onClose }: { inbox: Inbox; onClose: () => void }) {
  const { alerts, unread } = inbox;
  const utils = trpc.useUtils();
  const [filter, setFilter] = useAtom(inboxFilterAtom);
  const older = useOlderAlerts(alerts);
  const shown = filterAlerts(alerts, filter);
  const bulk = useBulkMarking(shown);
  /** The first of the alerts loaded last; it gets the focus. */
  const [focused, setFocused] = useState<string | null>(null);
  const choose = (chosen: InboxFilter) => {
    setFocused(null);
    setFilter(chosen);
  };
  const loadMore = async () => {
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
        <EmptyState
          icon="bell"
          title={tInbox("noneShown")}
          text={tInbox("noneShownNext")}
          action={
            <button type="button" className="btn" onClick={() => choose(NO_INBOX_FILTER)}>
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
            selected={bulk.selection.isSelected(alert)}
            onSelect={() => bulk.toggle(alert)}
            onNavigate={onClose}
            onOpen={() => open(alert)}
          />
        ))}
      </ul>
      <OlderButton older={older} onLoad={loadMore} />
    </>
  );
}

/** The inbox of alerts. */
export default function AlertsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useAlerts();
  return (
    <Dialog title={t("title")} onClose={onClose}>
      {error !== null && data === undefined && (
        <QueryFailed error={error} onRetry={() => refetch()} />
      )}
      {data === undefined && error === null && <Skeleton rows={3} />}
      {data?.alerts.length === 0 && (
        <EmptyState icon="bell" title={t("none")} text={t("noneNext")} />
      )}
      {data !== undefined && data.alerts.length > 0 && <InboxList inbox={data} onClose={onClose} />}
    </Dialog>
  );
}
