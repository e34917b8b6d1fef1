import { store } from "../../lib/store.ts";
import { keptChatAtom, keptFor } from "./chat-atoms.ts";
import type { Keep } from "./chat-room.ts";

/** Stores a player's unsent messages in the browser. Other tabs may change the same list. */
export function keepWords(player: string): Keep {
  const kept = () => keptFor(store.get(keptChatAtom), player);
  return {
    unsent: kept().unsent,
    add(id, body) {
      const now = kept();
      store.set(keptChatAtom, { ...now, unsent: [...now.unsent, { id, body }] });
    },
    remove(id) {
      const now = kept();
      const unsent = now.unsent.filter((one) => one.id !== id);
      if (unsent.length < now.unsent.length) store.set(keptChatAtom, { ...now, unsent });
    },
    said() {
      const now = kept();
      if (!now.said) store.set(keptChatAtom, { ...now, said: true });
    },
  };
}
