import { t } from "../../../lib/i18n/catalogue.ts";
import { useChat } from "../hooks/use-chat.ts";

/** Name of the chat's tab on a phone, with how many messages came meanwhile. */
export function ChatTabLabel() {
  const { unseen } = useChat().state;
  return (
    <>
      {t.game.tabs.chat}
      {unseen > 0 && (
        <span className="tab-count figure">
          <span aria-hidden="true">{unseen}</span>
          <span className="sr-only">, {t.chat.unseen(unseen)}</span>
        </span>
      )}
    </>
  );
}
