/** A client with its own session or token, retries and idempotency keys. */
import type { AppRouter } from "@emberlode/api";
import { IDEMPOTENCY_HEADER, SEASON_HEADER, TRPC_PATH } from "@emberlode/contract";
import { createTRPCClient, httpLink, type TRPCClient } from "@trpc/client";
import { CookieJar } from "./cookie-jar.ts";
import { retryLink } from "./retry-link.ts";

export interface ClientOptions {
  /** URL of the game, such as `http://127.0.0.1:3000`. */
  url: string;
  /** The server's public origin (`PUBLIC_URL`), if it is called by another URL. */
  origin?: string;
  /** API token. Without one, the client keeps the session of a login. */
  token?: string;
  /**
   * The `season` of the session that actions are decided in; null or omitted if unknown. In a later
   * season they are refused with `SEASON_CHANGED`, which says that everything has to be read again.
   */
  season?: () => number | null;
  /** Maximum number of tries per call; 8 by default. */
  maxTries?: number;
  /** Maximum pause between tries in milliseconds; 5,000 by default. */
  maxPauseMs?: number;
  /** Timeout of one try in milliseconds; 10,000 by default. */
  timeoutMs?: number;
  /** Replaces the global `fetch`, to observe every try. */
  fetch?: typeof fetch;
}

type Fetch = NonNullable<Parameters<typeof httpLink<AppRouter>>[0]["fetch"]>;

/** Every procedure: `client.user.login.mutate(…)`, `client.fields.view.query()`. */
export type Client = TRPCClient<AppRouter>;

/**
 * Creates a client with its own session. Failures are `ClientError`s. 429, 502-504 and lost
 * connections are retried, mutations with the same idempotency key.
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
    if (options.token === undefined) jar.store(response.headers);
    return response;
  };

  return createTRPCClient<AppRouter>({
    links: [
      retryLink({
        maxTries: options.maxTries ?? 8,
        maxPauseMs: options.maxPauseMs ?? 5_000,
      }),
      httpLink({
        url: `${origin}${TRPC_PATH}`,
        fetch: fetchWithSession,
        headers: ({ op }) => {
          const key = op.context.idempotencyKey;
          const season = options.season?.() ?? null;
          return {
            ...(typeof key === "string" && { [IDEMPOTENCY_HEADER]: key }),
            ...(season !== null && { [SEASON_HEADER]: String(season) }),
          };
        },
      }),
    ],
  });
}
