import { toFailure } from "../../../lib/failure.ts";
import { messages } from "../../../lib/messages.ts";
import { Dialog } from "../../ui/components/dialog.tsx";
import { useBlocked, useChatCalls } from "../hooks/use-chat.ts";

const tChat = await messages("chat");
const tShell = await messages("shell");

/** Whose messages the player does not see, and the way back. */
export default function BlockedDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useBlocked();
  const { unblock } = useChatCalls();
  return (
    <Dialog title={tChat("blockedTitle")} onClose={onClose}>
      {error !== null && <p role="alert">{toFailure(error).text}</p>}
      {data === undefined && error === null && (
        <div role="status" className="skeleton h-12">
          <span className="sr-only">{tShell("loading")}</span>
        </div>
      )}
      {data !== undefined && (
        <p className="text-muted">
          {data.blocked.length === 0 ? tChat("blockedNone") : tChat("blockedLead")}
        </p>
      )}
      <ul className="divide-y divide-line">
        {data?.blocked.map((name) => (
          <li key={name} className="flex min-h-touch items-center justify-between gap-4 py-1.5">
            <b translate="no">{name}</b>
            <button
              type="button"
              className="btn"
              aria-label={tChat("unblockName", { sender: name })}
              onClick={() => unblock(name)}
            >
              {tChat("unblock")}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
