import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { PlayerProvider } from "./features/session/components/player-provider.tsx";
import { followCookies } from "./features/session/follow-cookies.ts";
import { Shell } from "./features/shell/components/shell.tsx";
import { createClients } from "./lib/clients.ts";
import { trpc } from "./lib/trpc.ts";
import { Routes } from "./routes.tsx";

export function App() {
  const [{ queries, calls }] = useState(createClients);
  useEffect(() => followCookies(queries), [queries]);
  return (
    <trpc.Provider client={calls} queryClient={queries}>
      <QueryClientProvider client={queries}>
        <PlayerProvider>
          <Shell>
            <Routes />
          </Shell>
        </PlayerProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
