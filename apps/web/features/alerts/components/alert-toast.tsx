import type { Alert } from "@emberlode/contract";
import { notifyNews } from "../../../lib/notify.ts";

interface Ways {
  /** Opens the alert. */
  open: () => void;
  /** Opens the inbox, from a summary of many. */
  openAll: () => void;
}

/** Shows an alert for a moment; a click on it opens it. */
export function showAlert({ _id, title, content }: Alert, { open, openAll }: Ways): void {
  notifyNews({
    name: `alert ${_id}`,
    title,
    content: (
      <div className="min-w-0">
        <b className="block">{title}</b>
        <span className="line-clamp-3">{content}</span>
      </div>
    ),
    onClick: open,
    openAll,
  });
}
