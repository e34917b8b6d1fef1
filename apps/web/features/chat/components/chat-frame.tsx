import { t } from "../../../lib/i18n/catalogue.ts";
import { Icon } from "../../ui/components/icon.tsx";

/** Where the chat will be; says so. */
export function ChatFrame({ isGuest }: { isGuest: boolean }) {
  return (
    <section className="panel chat-frame" aria-labelledby="chat-title">
      <h2 id="chat-title" className="panel-title">
        {t.game.chat.title}
      </h2>
      <div className="flex flex-1 items-center gap-3 py-2">
        <Icon name="chat" className="size-7 flex-none text-steel" />
        <p>
          <b className="block">{t.game.chat.lead}</b>
          <span className="block text-xs text-muted">
            {isGuest ? t.game.chat.nextForGuest : t.game.chat.next}
          </span>
        </p>
      </div>
    </section>
  );
}
