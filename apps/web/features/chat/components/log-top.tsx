import { t } from "../../../lib/i18n/catalogue.ts";
import type { ChatState } from "../chat-list.ts";

/** Over the top of the list: older messages on their way, or that they would not come. */
export function LogTop({ state, onLoad }: { state: ChatState; onLoad: () => void }) {
  const { older } = state;
  if (older === "loading") {
    return (
      <p className="chat-top" role="status">
        {t.chat.loadingOlder}
      </p>
    );
  }
  if (older !== "stopped") return null;
  return (
    <button type="button" className="chat-top chat-top-btn" onClick={onLoad}>
      {t.chat.loadOlder}
    </button>
  );
}
