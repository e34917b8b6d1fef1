import type { Alert } from "@emberlode/contract";
import { messages } from "../../../lib/messages.ts";
import { BulkBar } from "../../ui/components/bulk-bar.tsx";
import type { BulkAction } from "../../ui/table-column.ts";
import type { Bulk } from "../hooks/use-bulk.ts";

const t = await messages("inbox");

/** Actions on several alerts at once. */
export function InboxBulk({ bulk }: { bulk: Bulk }) {
  const { chosen, mark, marking, notice } = bulk;
  const actions: readonly BulkAction<Alert>[] = [
    { id: "read", label: t("markRead"), run: (alerts) => void mark(alerts, { read: true }) },
    {
      id: "opened",
      label: t("markOpened"),
      run: (alerts) => void mark(alerts, { read: true, opened: true }),
    },
  ];
  return (
    <div className="inbox-bulk">
      <BulkBar label={t("bulk")} actions={actions} chosen={chosen} isBusy={marking}>
        <p role="status" className="text-xs text-muted">
          {notice}
        </p>
      </BulkBar>
    </div>
  );
}
