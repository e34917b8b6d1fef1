import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { createClients } from "../../lib/clients.ts";
import { followClockJumps } from "../../lib/clock-jumps.ts";
import { holdReload } from "../../lib/page-reload.ts";
import { doubtServerTime } from "../../lib/server-clock.ts";
import { trpc } from "../../lib/trpc.ts";
import { followCookies } from "./follow-cookies.ts";
import { PlayerProvider } from "./player-provider.tsx";

/** The providers of every page: API calls, the query cache and the player. */
export function Providers({ children }: { children: ReactNode }) {
  const [{ queries, calls }] = useState(createClients);
  useEffect(() => followCookies(queries), [queries]);
  useEffect(
    () =>
      followClockJumps(() => {
        doubtServerTime();
        // Query freshness and cookie expiry relied on the clock that jumped.
        void queries.invalidateQueries();
      }),
    [queries],
  );
  useEffect(() => holdReload(() => queries.isMutating() > 0), [queries]);
  return (
    <trpc.Provider client={calls} queryClient={queries}>
      <QueryClientProvider client={queries}>
        <PlayerProvider>{children}</PlayerProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
