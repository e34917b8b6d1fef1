import { messages } from "../../../lib/messages.ts";
import type { ChatState } from "../chat-list.ts";

const t = await messages("chat");

/** Above the list: older messages are loading, or failed to load. */
export function LogTop({ state, onLoad }: { state: ChatState; onLoad: () => void }) {
  const { older } = state;
  if (older === "loading") {
    return (
      <p className="chat-top" role="status">
        {t("loadingOlder")}
      </p>
    );
  }
  if (older !== "stopped") return null;
  return (
    <button type="button" className="chat-top chat-top-btn" onClick={onLoad}>
      {t("loadOlder")}
    </button>
  );
}
