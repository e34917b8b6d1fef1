import type { Alert } from "@emberlode/contract";
import { ALERT_TYPES } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import type { InboxFilter } from "../../lib/persisted.ts";
import { SwitchLine } from "../settings/switches.tsx";
import { useSettings } from "../settings/use-settings.ts";
import { Segments } from "../town/segments.tsx";
import { countAlerts } from "./inbox-filter.ts";

const t = await messages("inbox");

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
