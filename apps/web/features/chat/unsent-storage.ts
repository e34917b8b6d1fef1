import { store } from "../../lib/store.ts";
import type { UnsentStore } from "./chat-outbox.ts";
import { storedChatAtom, storedFor } from "./use-chat.ts";

/** Stores a player's unsent messages in the browser. Other tabs may change the same list. */
export function createUnsentStorage(player: string): UnsentStore {
  const stored = () => storedFor(store.get(storedChatAtom), player);
  return {
    unsent: stored().unsent,
    add(id, body) {
      const now = stored();
      store.set(storedChatAtom, { ...now, unsent: [...now.unsent, { id, body }] });
    },
    remove(id) {
      const now = stored();
      const unsent = now.unsent.filter((one) => one.id !== id);
      if (unsent.length < now.unsent.length) store.set(storedChatAtom, { ...now, unsent });
    },
    markSent() {
      const now = stored();
      if (!now.said) store.set(storedChatAtom, { ...now, said: true });
    },
  };
}
