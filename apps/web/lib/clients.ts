import { PUBLIC_CALLS } from "@emberlode/contract/public-calls";
import {
  connectionLostAtom,
  lastContactAtom,
  loggedInAtom,
} from "../features/session/atoms/session-atoms.ts";
import { mayAct } from "../features/session/follow-cookies.ts";
import { leave } from "../features/session/leave.ts";
import { t } from "./i18n/catalogue.ts";
import { createLinks } from "./links.ts";
import { createQueryClient } from "./query-client.ts";
import { store } from "./store.ts";
import { trpc } from "./trpc.ts";

/** The query cache and the tRPC client, wired to what the shell shows about session and connection. */
export function createClients() {
  const queries = createQueryClient();
  const links = createLinks({
    mayCall: (path) => PUBLIC_CALLS.has(path) || mayAct(queries),
    answered() {
      store.set(lastContactAtom, Date.now());
      store.set(connectionLostAtom, false);
    },
    unanswered: () => store.set(connectionLostAtom, true),
    sessionEnded() {
      if (store.get(loggedInAtom)) leave(queries, t.account.sessionEnded);
    },
  });
  return { queries, calls: trpc.createClient({ links }) };
}
