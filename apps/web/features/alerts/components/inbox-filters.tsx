import type { Alert } from "@emberlode/contract";
import { ALERT_TYPES } from "@emberlode/game";
import { enInbox } from "@emberlode/words/en/inbox";
import type { InboxFilter } from "../../../lib/persisted.ts";
import { SwitchLine } from "../../settings/components/switches.tsx";
import { useSettings } from "../../settings/hooks/use-settings.ts";
import { Segments } from "../../town/components/segments.tsx";
import { countAlerts } from "../inbox-filter.ts";

interface InboxFiltersProps {
  alerts: readonly Alert[];
  /** Whether the list has all alerts that there are. */
  isWhole: boolean;
  filter: InboxFilter;
  onChange: (filter: InboxFilter) => void;
}

/** Which alerts are shown: of which level, and whether only those not read yet. */
export function InboxFilters({ alerts, isWhole, filter, onChange }: InboxFiltersProps) {
  const wanted = useSettings().alerts;
  const off = ALERT_TYPES.filter((type) => !wanted[type]);
  return (
    <div className="inbox-filters">
      <Segments
        label={enInbox.kind}
        value={filter.type}
        options={countAlerts(alerts, filter.unreadOnly).map(({ type, count }) => ({
          id: type,
          text: enInbox.kindCount(enInbox.kinds[type], count, !isWhole),
        }))}
        onChange={(type) => onChange({ ...filter, type })}
      />
      <SwitchLine
        label={enInbox.unreadOnly}
        on={filter.unreadOnly}
        onChange={(unreadOnly) => onChange({ ...filter, unreadOnly })}
      />
      {off.length > 0 && (
        <p className="text-xs text-muted">
          {enInbox.off(off.map((type) => enInbox.kinds[type]).join(", "))}
        </p>
      )}
    </div>
  );
}
