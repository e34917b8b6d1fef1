import { PUBLIC_CALLS } from "@emberlode/contract/public-calls";
import { mayAct } from "../features/session/follow-cookies.ts";
import { takeGuestGone } from "../features/session/guest-gone.ts";
import { leave } from "../features/session/leave.ts";
import {
  connectionLostAtom,
  cookieSeenAtom,
  lastContactAtom,
  loggedInAtom,
} from "../features/session/session-atoms.ts";
import { userCookie } from "./cookies.ts";
import { createLinks } from "./links.ts";
import { messages } from "./messages.ts";
import { createQueryClient } from "./query-client.ts";
import { store } from "./store.ts";
import { trpc } from "./trpc.ts";

const t = await messages("account");

/** The query cache and the tRPC client, connected to the shell's session and connection state. */
export function createClients() {
  const queries = createQueryClient();
  const links = createLinks({
    mayCall: (path) => PUBLIC_CALLS.has(path) || mayAct(queries),
    answered() {
      store.set(lastContactAtom, performance.now());
      if (userCookie() !== null) store.set(cookieSeenAtom, Date.now());
      store.set(connectionLostAtom, false);
    },
    unanswered: () => store.set(connectionLostAtom, true),
    sessionEnded() {
      if (store.get(loggedInAtom)) leave(queries, takeGuestGone() ?? t("sessionEnded"));
    },
  });
  return { queries, calls: trpc.createClient({ links }) };
}
