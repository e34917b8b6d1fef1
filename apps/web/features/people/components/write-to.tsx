import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { messages } from "../../../lib/messages.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import { chatAskedAtom } from "../../chat/atoms/chat-atoms.ts";
import { useDraft } from "../../chat/hooks/use-chat.ts";

const t = await messages("players");

/** Opens the chat with the player's name in the draft. */
export function WriteTo({ own, username }: { own: string; username: string }) {
  const [draft, setDraft] = useDraft(own);
  const askForChat = useSetAtom(chatAskedAtom);
  const [, go] = useLocation();
  const mention = t("actions.mention", { name: username });
  const start = () => {
    if (!draft.startsWith(mention)) setDraft(mention + draft);
    askForChat((times) => times + 1);
    notifySuccess(t("actions.started", { name: username }));
    go("/game");
  };
  return (
    <div className="player-action">
      <button type="button" className="btn" onClick={start}>
        {t("actions.message")}
      </button>
      <p className="text-muted">{t("actions.messageHint")}</p>
    </div>
  );
}
