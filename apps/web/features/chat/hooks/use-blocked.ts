/** The players whose messages the player has blocked. */
import { messages } from "../../../lib/messages.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/trpc.ts";
import { batchText, useBatch } from "../../ui/hooks/use-batch.ts";
import { useChat } from "./use-chat.ts";

const t = await messages("chat");

/** Blocked senders. */
export function useBlocked() {
  return trpc.chat.blocked.useQuery(undefined, { refetchOnMount: "always" });
}

/** Unblocks players; calls `onOver` once the list has updated. */
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
