import { messages } from "../../lib/messages.ts";
import { useChat } from "./use-chat.ts";

const tGame = await messages("game");
const tChat = await messages("chat");

/** The phone's chat tab label, with the number of unseen messages. */
export function ChatTabLabel() {
  const { unseen } = useChat().state;
  return (
    <>
      {tGame("tabs.chat")}
      {unseen > 0 && (
        <span className="tab-count figure">
          <span translate="no" aria-hidden="true">
            {unseen}
          </span>
          <span className="sr-only">, {tChat("unseen", { count: unseen })}</span>
        </span>
      )}
    </>
  );
}
