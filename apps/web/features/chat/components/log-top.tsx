import { messages } from "../../../lib/messages.ts";
import type { ChatState } from "../chat-list.ts";

const t = await messages("chat");

/** Over the top of the list: older messages on their way, or that they would not come. */
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
