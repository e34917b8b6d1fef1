import { useState } from "react";
import { toFailure } from "../../../lib/failure.ts";
import { t } from "../../../lib/i18n/catalogue.ts";
import { trpc } from "../../../lib/trpc.ts";
import { Dialog } from "../../ui/components/dialog.tsx";
import { Icon } from "../../ui/components/icon.tsx";
import { openAlert, readAll, useAlerts } from "../hooks/use-alerts.ts";
import { AlertItem } from "./alert-item.tsx";
import { OlderAlerts } from "./older-alerts.tsx";

/** The inbox: what happened while others acted. */
export default function AlertsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useAlerts();
  const utils = trpc.useUtils();
  const [marking, setMarking] = useState(false);
  /** The first of the older alerts that were asked for last: reading goes on there. */
  const [firstOlder, setFirstOlder] = useState<string | null>(null);
  const words = t.alerts;
  const nothingToMark = marking || data === undefined || data.unread === 0;
  const markAll = async () => {
    if (nothingToMark) return;
    setMarking(true);
    await readAll(utils);
    setMarking(false);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      {error !== null && data === undefined && (
        <>
          <p role="alert">{toFailure(error).text}</p>
          <button type="button" className="btn mt-4" onClick={() => refetch()}>
            {t.retry}
          </button>
        </>
      )}
      {data === undefined && error === null && (
        <div role="status" className="skeleton h-40">
          <span className="sr-only">{t.loading}</span>
        </div>
      )}
      {data?.alerts.length === 0 && (
        <div className="flex items-center gap-3">
          <Icon name="bell" className="size-7 flex-none text-steel" />
          <p>
            <b className="block">{words.none}</b>
            <span className="text-muted">{words.noneNext}</span>
          </p>
        </div>
      )}
      {data !== undefined && data.alerts.length > 0 && (
        <>
          <div className="-mt-2 mb-2 flex flex-wrap items-center justify-between gap-x-4">
            <p className="text-muted" role="status">
              {words.unread(data.unread)}
            </p>
            <button
              type="button"
              className="text-link"
              aria-disabled={nothingToMark}
              onClick={markAll}
            >
              {words.readAll}
            </button>
          </div>
          <ul className="divide-y divide-line border-t border-line">
            {data.alerts.map((alert) => (
              <AlertItem
                key={alert._id}
                alert={alert}
                takesFocus={alert._id === firstOlder}
                onGone={onClose}
                onOpen={() => {
                  openAlert(utils, alert);
                  if (alert.link !== null) onClose();
                }}
              />
            ))}
          </ul>
          <OlderAlerts alerts={data.alerts} onMore={({ _id }) => setFirstOlder(_id)} />
        </>
      )}
    </Dialog>
  );
}
