import type { Alert } from "@emberlode/contract";
import { Suspense } from "react";
import { lazyPart } from "../../lib/load-part.ts";
import { notifyNews } from "../../lib/notify.ts";

const AcceptOffer = lazyPart(() => import("./accept-offer.tsx"));

interface Ways {
  /** Opens the alert. */
  open: () => void;
  /** Opens the inbox, from a summary of many. */
  openAll: () => void;
  /** Called once the NAP is accepted. */
  accepted: () => void;
}

/** Shows an alert as a toast: a click opens it, and a NAP request can be accepted in it. */
export function showAlert(alert: Alert, { open, openAll, accepted }: Ways): void {
  const { _id, kind, title, content, player } = alert;
  const asker = kind === "nap" ? (player?._id ?? null) : null;
  notifyNews({
    name: `alert ${_id}`,
    title,
    content: (
      <div className="min-w-0">
        <b className="block">{title}</b>
        <span className="line-clamp-3">{content}</span>
        <Suspense>{asker !== null && <AcceptOffer asker={asker} onAccepted={accepted} />}</Suspense>
      </div>
    ),
    onClick: open,
    openAll,
  });
}
