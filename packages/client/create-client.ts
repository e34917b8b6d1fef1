/** Calls of procedures with a session or a token of its own, retries and idempotency keys. */
import type { AppRouter } from "@emberlode/api";
import { IDEMPOTENCY_HEADER, TRPC_PATH } from "@emberlode/contract";
import { createTRPCClient, httpLink, type TRPCClient } from "@trpc/client";
import { CookieJar } from "./cookie-jar.ts";
import { retryLink } from "./retry-link.ts";

export interface ClientOptions {
  /** Address of the game, such as `http://127.0.0.1:3000`. */
  url: string;
  /** Origin under which the server is known (`PUBLIC_URL`), where it is called by another address. */
  origin?: string;
  /** API token; without one the session of a log-in is kept. */
  token?: string;
  /** Tries per call, the first included; 8 unless told. */
  attempts?: number;
  /** Longest pause between tries in milliseconds; 5,000 unless told. */
  longestPauseMs?: number;
  /** How long one try may take, in milliseconds; 10,000 unless told. */
  timeoutMs?: number;
  /** What sends each try, where somebody wants to watch them; the runtime's own unless told. */
  fetch?: typeof fetch;
}

type Fetch = NonNullable<Parameters<typeof httpLink<AppRouter>>[0]["fetch"]>;

/** Every procedure: `client.user.login.mutate(…)`, `client.fields.view.query()`. */
export type Client = TRPCClient<AppRouter>;

/**
 * Makes a client with a session of its own. Failures are `ClientError`s; 429, 503 and a lost
 * connection are tried again, mutations with the same idempotency key.
 */
export function createClient(options: ClientOptions): Client {
  const { origin } = new URL(options.url);
  const jar = new CookieJar();
  const timeoutMs = options.timeoutMs ?? 10_000;
  const send = options.fetch ?? fetch;

  const fetchWithSession: Fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("origin", options.origin ?? origin);
    const cookies = jar.header();
    if (options.token !== undefined) headers.set("authorization", `Bearer ${options.token}`);
    else if (cookies !== null) headers.set("cookie", cookies);
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const { method = "GET", body = null } = init;
    const response = await send(input, { method, body, headers, signal });
    if (options.token === undefined) jar.take(response.headers);
    return response;
  };

  return createTRPCClient<AppRouter>({
    links: [
      retryLink({
        attempts: options.attempts ?? 8,
        longestPauseMs: options.longestPauseMs ?? 5_000,
      }),
      httpLink({
        url: `${origin}${TRPC_PATH}`,
        fetch: fetchWithSession,
        headers: ({ op }) => {
          const key = op.context.idempotencyKey;
          return typeof key === "string" ? { [IDEMPOTENCY_HEADER]: key } : {};
        },
      }),
    ],
  });
}
