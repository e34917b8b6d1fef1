import type { Alert } from "@emberlode/contract";
import { notifyNews } from "../../../lib/notify.ts";

/** Shows an alert for a moment; a click on it opens it. */
export function showAlert({ _id, title, content }: Alert, open: () => void): void {
  notifyNews(
    `alert ${_id}`,
    <div className="min-w-0">
      <b className="block">{title}</b>
      <span className="line-clamp-3">{content}</span>
    </div>,
    open,
  );
}
