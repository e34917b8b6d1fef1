import { PUBLIC_CALLS } from "@emberlode/contract/public-calls";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { followClockJumps } from "../../lib/clock-jumps.ts";
import { userCookie } from "../../lib/cookies.ts";
import { createLinks } from "../../lib/links.ts";
import { messages } from "../../lib/messages.ts";
import { blockReload } from "../../lib/page-reload.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { invalidateServerTime } from "../../lib/server-clock.ts";
import { store } from "../../lib/store.ts";
import { trpc } from "../../lib/trpc.ts";
import { followCookies, mayAct } from "./follow-cookies.ts";
import { followPlayer } from "./follow-player.ts";
import { followSeason } from "./follow-season.ts";
import { consumeGuestRemovedNotice, leave } from "./leave.ts";
import { PlayerProvider } from "./player-context.tsx";
import {
  connectionLostAtom,
  cookieSeenAtom,
  lastContactAtom,
  loggedInAtom,
  wasBannedAtom,
} from "./session-atoms.ts";

const t = await messages("account");

/** The query cache and the tRPC client, connected to the shell's session and connection state. */
function createClients() {
  const queries = createQueryClient();
  const links = createLinks({
    mayCall: (path) => PUBLIC_CALLS.has(path) || mayAct(queries),
    answered() {
      store.set(lastContactAtom, performance.now());
      if (userCookie() !== null) store.set(cookieSeenAtom, Date.now());
      store.set(connectionLostAtom, false);
    },
    unanswered: () => store.set(connectionLostAtom, true),
    sessionEnded(banned) {
      if (!store.get(loggedInAtom)) return;
      leave(queries, banned ?? consumeGuestRemovedNotice() ?? t("sessionEnded"));
      store.set(wasBannedAtom, banned !== undefined);
    },
  });
  return { queries, calls: trpc.createClient({ links }) };
}

/** The providers of every page: API calls, the query cache and the player. */
export function Providers({ children }: { children: ReactNode }) {
  const [{ queries, calls }] = useState(createClients);
  useEffect(() => followCookies(queries), [queries]);
  useEffect(() => followPlayer(queries), [queries]);
  useEffect(() => followSeason(queries), [queries]);
  useEffect(
    () =>
      followClockJumps(() => {
        invalidateServerTime();
        // Query freshness and cookie expiry relied on the clock that jumped.
        void queries.invalidateQueries();
      }),
    [queries],
  );
  useEffect(() => blockReload(() => queries.isMutating() > 0), [queries]);
  return (
    <trpc.Provider client={calls} queryClient={queries}>
      <QueryClientProvider client={queries}>
        <PlayerProvider>{children}</PlayerProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
