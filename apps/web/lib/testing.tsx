/** A page for tests of components that call the server. */
import { QueryClientProvider } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { getQueryKey } from "@trpc/react-query";
import { observable } from "@trpc/server/observable";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { PlayerProvider } from "../features/session/player-context.tsx";
import * as notify from "./notify.ts";
import { createQueryClient } from "./query-client.ts";
import { trpc } from "./trpc.ts";

/** Answers a call by its path and input, or refuses it by throwing. */
type Server = (path: string, input: unknown) => Promise<unknown>;

export const SESSION = getQueryKey(trpc.user.session, undefined, "query");

/**
 * Records toasts instead of showing them: `notifyError` and `notifySuccess` are spies for one test.
 */
export function recordToasts(): void {
  vi.spyOn(notify, "notifyError").mockReturnValue();
  vi.spyOn(notify, "notifySuccess").mockReturnValue();
}

/** An error as the server sends it. */
export function refusal(gameCode: string, text = "no", data: object = {}) {
  return Object.assign(new TRPCClientError(text), { data: { ...data, gameCode } });
}

/** A freshly loaded page with a fake server. */
export function pretendPage(server: Server = () => new Promise(() => {})) {
  const store = createStore();
  const queries = createQueryClient();
  const calls = trpc.createClient({
    links: [
      () =>
        ({ op }) =>
          observable((sink) => {
            server(op.path, op.input).then(
              (data) => {
                sink.next({ result: { type: "data", data } });
                sink.complete();
              },
              (error) => sink.error(TRPCClientError.from(error)),
            );
          }),
    ],
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <trpc.Provider client={calls} queryClient={queries}>
      <QueryClientProvider client={queries}>
        <Provider store={store}>
          <PlayerProvider>{children}</PlayerProvider>
        </Provider>
      </QueryClientProvider>
    </trpc.Provider>
  );
  return { store, queries, wrapper };
}
