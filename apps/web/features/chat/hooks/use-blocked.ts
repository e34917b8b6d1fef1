/** The players whose messages the player does not see. */
import { messages } from "../../../lib/messages.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/trpc.ts";
import { batchText, useBatch } from "../../ui/hooks/use-batch.ts";
import { useChat } from "./use-chat.ts";

const t = await messages("chat");

/** Whose messages the player does not see. */
export function useBlocked() {
  return trpc.chat.blocked.useQuery(undefined, { refetchOnMount: "always" });
}

/** Shows the messages of players again; `onOver` once the list says so. */
export function useUnblock(onOver: () => void) {
  const { room } = useChat();
  const utils = trpc.useUtils();
  const batch = useBatch();
  async function unblock(names: readonly string[]): Promise<void> {
    const outcome = await batch.run(names, (username) =>
      utils.client.chat.unblock.mutate({ username }),
    );
    if (outcome === null) return;
    const { tone, text } = batchText(outcome, (count) => t("unblockedMany", { count }));
    if (tone === "refused") notifyError(text);
    else notifySuccess(text);
    await utils.chat.blocked.invalidate();
    onOver();
    await room?.reload();
  }
  return { unblock, progress: batch.progress };
}
