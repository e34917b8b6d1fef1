/** API calls and the query cache of these pages. */
import { hashKey, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { atom } from "jotai";
import { type ReactNode, useState } from "react";
import { toFailure } from "../lib/failure.ts";
import { createLinks } from "../lib/links.ts";
import { createQueryClient } from "../lib/query-client.ts";
import { store } from "../lib/store.ts";
import { trpc } from "../lib/trpc.ts";

/** Whether the session of this page has ended. */
export const sessionEndedAtom = atom(false);

/** Refusals after which the role or the confirmation of this session may have changed. */
const ACCESS_REFUSALS: readonly (string | null)[] = [
  "FORBIDDEN",
  "CONFIRMATION_NEEDED",
  "SECOND_FACTOR_NEEDED",
];

/** Asks for the caller's access again after a query was refused for it. */
function followAccess(queries: QueryClient): void {
  const ownAccess = getQueryKey(trpc.admin.me, undefined, "query");
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "error") return;
    if (event.query.queryHash === hashKey(ownAccess)) return;
    if (!ACCESS_REFUSALS.includes(toFailure(event.action.error).code)) return;
    void queries.invalidateQueries({ queryKey: ownAccess });
  });
}

function createClients() {
  const queries = createQueryClient();
  followAccess(queries);
  const links = createLinks({
    // The server decides, and the page asks to log in when it says so.
    mayCall: () => true,
    answered: () => store.set(sessionEndedAtom, false),
    unanswered() {},
    sessionEnded: () => store.set(sessionEndedAtom, true),
  });
  return { queries, calls: trpc.createClient({ links }) };
}

export function Providers({ children }: { children: ReactNode }) {
  const [{ queries, calls }] = useState(createClients);
  return (
    <trpc.Provider client={calls} queryClient={queries}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
