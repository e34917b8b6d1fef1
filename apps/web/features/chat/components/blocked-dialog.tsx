import { toFailure } from "../../../lib/failure.ts";
import { t } from "../../../lib/i18n/catalogue.ts";
import { Dialog } from "../../ui/components/dialog.tsx";
import { useBlocked, useChatCalls } from "../hooks/use-chat.ts";

/** Whose messages the player does not see, and the way back. */
export default function BlockedDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useBlocked();
  const { unblock } = useChatCalls();
  const words = t.chat;
  return (
    <Dialog title={words.blockedTitle} onClose={onClose}>
      {error !== null && <p role="alert">{toFailure(error).text}</p>}
      {data === undefined && error === null && (
        <div role="status" className="skeleton h-12">
          <span className="sr-only">{t.loading}</span>
        </div>
      )}
      {data !== undefined && (
        <p className="text-muted">
          {data.blocked.length === 0 ? words.blockedNone : words.blockedLead}
        </p>
      )}
      <ul className="divide-y divide-line">
        {data?.blocked.map((name) => (
          <li key={name} className="flex min-h-touch items-center justify-between gap-4 py-1.5">
            <b>{name}</b>
            <button
              type="button"
              className="btn"
              aria-label={words.unblockName(name)}
              onClick={() => unblock(name)}
            >
              {words.unblock}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
