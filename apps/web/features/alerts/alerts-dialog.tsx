import { messages } from "../../lib/messages.ts";
import { QueryFailed } from "../desks/query-failed.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyNext } from "../ui/empty-next.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { InboxList } from "./inbox-list.tsx";
import { useAlerts } from "./use-alerts.ts";

const t = await messages("alerts");

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
        <EmptyNext icon="bell" title={t("none")} text={t("noneNext")} />
      )}
      {data !== undefined && data.alerts.length > 0 && <InboxList inbox={data} onClose={onClose} />}
    </Dialog>
  );
}
