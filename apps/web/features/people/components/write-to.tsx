import { enPlayers } from "@emberlode/words/en/players";
import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { notifySuccess } from "../../../lib/notify.ts";
import { chatAskedAtom } from "../../chat/atoms/chat-atoms.ts";
import { useDraft } from "../../chat/hooks/use-chat.ts";

const words = enPlayers.actions;

/** Leads to the chat with the player's name in the message that one is about to write. */
export function WriteTo({ own, username }: { own: string; username: string }) {
  const [draft, setDraft] = useDraft(own);
  const askForChat = useSetAtom(chatAskedAtom);
  const [, go] = useLocation();
  const mention = words.mention(username);
  const start = () => {
    if (!draft.startsWith(mention)) setDraft(mention + draft);
    askForChat((times) => times + 1);
    notifySuccess(words.started(username));
    go("/game");
  };
  return (
    <div className="player-action">
      <button type="button" className="btn" onClick={start}>
        {words.message}
      </button>
      <p className="text-muted">{words.messageHint}</p>
    </div>
  );
}
