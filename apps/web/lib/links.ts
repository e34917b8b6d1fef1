/** The tRPC client: its timeouts, retries, batches and idempotency keys. */
import { IDEMPOTENCY_HEADER, MAX_BATCH, TRPC_PATH } from "@emberlode/contract";
import { SESSION_STARTING_CALLS } from "@emberlode/contract/session-calls";
import {
  type HTTPBatchLinkOptions,
  httpBatchLink,
  httpLink,
  type Operation,
  retryLink,
  splitLink,
  TRPCClientError,
  type TRPCLink,
} from "@trpc/client";
import { observable, type Unsubscribable } from "@trpc/server/observable";
import { anySignal } from "./any-signal.ts";
import { isUnanswered, toFailure } from "./failure.ts";
import { formLink, hasFile } from "./form-link.ts";
import { languageHeader } from "./language.ts";
import { messages } from "./messages.ts";
import { leaveSeason, seasonHeader } from "./page-season.ts";
import { randomUuid } from "./random-uuid.ts";
import { setServerDate } from "./server-clock.ts";
import type { AppRouter } from "./trpc.ts";

const t = await messages("account");

type FetchEsque = NonNullable<
  HTTPBatchLinkOptions<AppRouter["_def"]["_config"]["$types"]>["fetch"]
>;

/** Tries per mutation, including the first. */
const MAX_TRIES = 4;
const FIRST_PAUSE_MS = 300;
/** Timeout of a call, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Uploads may be slow on a phone: the same timeout as the server's. */
const FILE_TIMEOUT_MS = 120_000;
const KEY = "idempotencyKey";

/** Callbacks for the rest of the page. */
interface CallObserver {
  /** Whether a call of this path may be sent. */
  mayCall(path: string): boolean;
  answered(): void;
  unanswered(): void;
  /** @param banned what a player whose session ended with a ban reads */
  sessionEnded(banned?: string): void;
}

/** Gives each mutation one key, which retries below this link reuse. */
const keyLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next({ ...op, context: { ...op.context, [KEY]: randomUuid() } });

/** Refuses a call before it is sent, as the server would. */
function checkLink({ mayCall, sessionEnded }: CallObserver): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((sink) => {
        if (mayCall(op.path)) return next(op).subscribe(sink);
        sessionEnded();
        const { path } = op;
        const data = {
          code: "UNAUTHORIZED",
          path,
          httpStatus: 401,
          gameCode: "NOT_LOGGED_IN",
        } as const;
        sink.error(
          TRPCClientError.from({ error: { code: -32001, message: t("cookieGone"), data } }),
        );
      });
}

function observeLink(observer: CallObserver): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((sink) =>
        next(op).subscribe({
          next(value) {
            observer.answered();
            sink.next(value);
          },
          error(error) {
            const { code, text } = toFailure(error);
            if (code === null) observer.unanswered();
            else if (code === "NOT_LOGGED_IN") observer.sessionEnded();
            else if (code === "SEASON_CHANGED") leaveSeason();
            // A sign-up gets BANNED for the email address of a banned account.
            else if (code === "BANNED" && !SESSION_STARTING_CALLS.has(op.path))
              observer.sessionEnded(text);
            sink.error(error);
          },
          complete: () => sink.complete(),
        }),
      );
}

/**
 * Queues calls while another one replaces the session, since the old one may be rejected. Create
 * one per client.
 */
function waitForSessionLink(): TRPCLink<AppRouter> {
  let pendingChanges = 0;
  const queued = new Set<() => void>();
  const ended = () => {
    pendingChanges -= 1;
    if (pendingChanges > 0) return;
    for (const send of [...queued]) send();
  };
  return () =>
    ({ op, next }) =>
      observable((sink) => {
        if (SESSION_STARTING_CALLS.has(op.path)) {
          pendingChanges += 1;
          const subscription = next(op).subscribe(sink);
          return () => {
            subscription.unsubscribe();
            ended();
          };
        }
        let subscription: Unsubscribable | undefined;
        const send = () => {
          queued.delete(send);
          subscription = next(op).subscribe(sink);
        };
        if (pendingChanges === 0) send();
        else queued.add(send);
        return () => {
          queued.delete(send);
          subscription?.unsubscribe();
        };
      });
}

/**
 * Whether a call that found no session is worth one retry: another call, of this tab or another,
 * may have replaced the session since.
 */
function mayHaveNewSession(error: TRPCClientError<AppRouter>, attempts: number): boolean {
  return attempts === 1 && toFailure(error).code === "NOT_LOGGED_IN";
}

/**
 * The mutation that is retried when rate-limited: moves share the limit with the page's queries.
 */
const RETRIED_WHEN_RATE_LIMITED = "fields.move";

/** Whether to retry a mutation under the same key: it got no answer, or the server is busy. */
function isWorthRetrying(error: TRPCClientError<AppRouter>, { path }: Operation): boolean {
  const { code } = toFailure(error);
  return (
    code === null ||
    code === "BUSY" ||
    (code === "TOO_MANY_REQUESTS" && path === RETRIED_WHEN_RATE_LIMITED)
  );
}

function keyHeader({ op }: { op: Operation }): Record<string, string> {
  const key = op.context[KEY];
  return typeof key === "string" ? { [IDEMPOTENCY_HEADER]: key } : {};
}

/** Mutations carry their key and the page's season, and all calls its language. */
const mutationHeaders = (options: { op: Operation }) => ({
  ...languageHeader(),
  ...seasonHeader(),
  ...keyHeader(options),
});

/**
 * The browser's fetch with a deadline in addition to the caller's signal; answers set the server
 * time.
 */
function fetchWithin(ms: number): typeof fetch {
  return async (input, init) => {
    const signals = [AbortSignal.timeout(ms)];
    if (init?.signal) signals.push(init.signal);
    const response = await fetch(input, { ...init, signal: anySignal(signals) });
    setServerDate(response.headers.get("date"));
    return response;
  };
}

/** tRPC's fetch types cover every platform; these are the browser's. */
const browserFetch = fetchWithin(TIMEOUT_MS) as FetchEsque;

/** Queries are sent in batches; every mutation is sent alone with its key, which retries keep. */
export function createLinks(observer: CallObserver): TRPCLink<AppRouter>[] {
  const waitForSession = waitForSessionLink();
  return [
    checkLink(observer),
    observeLink(observer),
    splitLink({
      condition: (op) => op.type === "mutation",
      true: [
        keyLink,
        retryLink({
          retry({ error, attempts, op }) {
            if (mayHaveNewSession(error, attempts)) return true;
            // Report the first failure: the page must not look healthy during retries.
            if (isUnanswered(error)) observer.unanswered();
            return attempts < MAX_TRIES && isWorthRetrying(error, op);
          },
          // tRPC counts attempts from 1.
          retryDelayMs: (attempts) => FIRST_PAUSE_MS * 2 ** (attempts - 1),
        }),
        waitForSession,
        splitLink({
          condition: hasFile,
          true: formLink({ headers: mutationHeaders, fetch: fetchWithin(FILE_TIMEOUT_MS) }),
          false: httpLink({ url: TRPC_PATH, headers: mutationHeaders, fetch: browserFetch }),
        }),
      ],
      false: [
        retryLink({
          retry: ({ error, attempts }) => mayHaveNewSession(error, attempts),
          retryDelayMs: () => FIRST_PAUSE_MS,
        }),
        waitForSession,
        httpBatchLink({
          url: TRPC_PATH,
          maxItems: MAX_BATCH,
          headers: languageHeader,
          fetch: browserFetch,
        }),
      ],
    }),
  ];
}
