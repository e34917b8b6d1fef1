import type { Alert } from "@emberlode/contract";
import { ALERT_TYPES } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { INBOX_TYPES, type InboxFilter } from "../../lib/persisted.ts";
import { SwitchLine } from "../settings/switches.tsx";
import { useSettings } from "../settings/use-settings.ts";
import { Segments } from "../town/segments.tsx";

const t = await messages("inbox");

// The inbox filters and their counts.

type Filtered = Pick<Alert, "type" | "read">;

/** The alerts that match a filter, in order. */
export function filterAlerts<A extends Filtered>(
  alerts: readonly A[],
  { type, unreadOnly }: InboxFilter,
): A[] {
  return alerts.filter(
    (alert) => (type === "all" || alert.type === type) && !(unreadOnly && alert.read),
  );
}

/** Number of alerts per type that the filter would show. */
export function countAlerts(alerts: readonly Filtered[], unreadOnly: boolean) {
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
export function InboxFilters({ alerts, isWhole, filter, onChange }: InboxFiltersProps) {
  const wanted = useSettings().alerts;
  const off = ALERT_TYPES.filter((type) => !wanted[type]);
  return (
    <div className="inbox-filters">
      <Segments
        label={t("kind")}
        value={filter.type}
        options={countAlerts(alerts, filter.unreadOnly).map(({ type, count }) => ({
          id: type,
          text: t(isWhole ? "kindCount" : "kindCountAtLeast", { name: t(`kinds.${type}`), count }),
        }))}
        onChange={(type) => onChange({ ...filter, type })}
      />
      <SwitchLine
        label={t("unreadOnly")}
        on={filter.unreadOnly}
        onChange={(unreadOnly) => onChange({ ...filter, unreadOnly })}
      />
      {off.length > 0 && (
        <p className="text-xs text-muted">
          {t("off", { names: off.map((type) => t(`kinds.${type}`)).join(", ") })}
        </p>
      )}
    </div>
  );
}
