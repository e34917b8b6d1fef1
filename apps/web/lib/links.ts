import { IDEMPOTENCY_HEADER, MAX_BATCH, TRPC_PATH } from "@emberlode/contract";
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
import { isUnanswered, toFailure } from "./failure.ts";
import { formLink, hasFile } from "./form-link.ts";
import { languageHeader } from "./language.ts";
import { messages } from "./messages.ts";
import { randomKey } from "./random-key.ts";
import { setServerDate } from "./server-clock.ts";
import type { AppRouter } from "./trpc.ts";

const t = await messages("account");

type FetchEsque = NonNullable<
  HTTPBatchLinkOptions<AppRouter["_def"]["_config"]["$types"]>["fetch"]
>;

/** Tries of one mutation, the first included. */
const MAX_TRIES = 4;
const FIRST_PAUSE_MS = 300;
/** A call without an answer after this long is given up. */
const TIMEOUT_MS = 10_000;
/** A picture may come from a slow phone: as long as the server waits for it. */
const FILE_TIMEOUT_MS = 120_000;
const KEY = "idempotencyKey";

/** What the rest of the page learns from the calls that pass. */
export interface CallObserver {
  /** Whether a call of this path may go out at all. */
  mayCall(path: string): boolean;
  answered(): void;
  unanswered(): void;
  sessionEnded(): void;
}

/** Gives each mutation one key; below it retries find the same key again. */
const keyLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next({ ...op, context: { ...op.context, [KEY]: randomKey() } });

/** Refuses a call as the server would, before it goes out. */
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
            if (isUnanswered(error)) observer.unanswered();
            else if (toFailure(error).code === "NOT_LOGGED_IN") observer.sessionEnded();
            sink.error(error);
          },
          complete: () => sink.complete(),
        }),
      );
}

/** Calls whose answer brings another session. */
const EXCHANGES = new Set([
  "user.changePassword",
  "user.guest",
  "user.login",
  "user.register",
  "user.upgrade",
]);

/**
 * Keeps calls back while another one exchanges the session: sent under the old one they might be refused.
 * Made once for all calls of a client.
 */
function exchangeLink(): TRPCLink<AppRouter> {
  let underWay = 0;
  const held = new Set<() => void>();
  const ended = () => {
    underWay -= 1;
    if (underWay > 0) return;
    for (const send of [...held]) send();
  };
  return () =>
    ({ op, next }) =>
      observable((sink) => {
        if (EXCHANGES.has(op.path)) {
          underWay += 1;
          const asked = next(op).subscribe(sink);
          return () => {
            asked.unsubscribe();
            ended();
          };
        }
        let asked: Unsubscribable | undefined;
        const send = () => {
          held.delete(send);
          asked = next(op).subscribe(sink);
        };
        if (underWay === 0) send();
        else held.add(send);
        return () => {
          held.delete(send);
          asked?.unsubscribe();
        };
      });
}

/**
 * Whether a call is asked again that found no session: the one that it was sent with may have been
 * exchanged since, by a call of this tab or of another.
 */
function mayBeExchanged(error: TRPCClientError<AppRouter>, attempts: number): boolean {
  return attempts === 1 && toFailure(error).code === "NOT_LOGGED_IN";
}

/** Steps share what the server allows with all that the page reads; a moment later there is room again. */
const PATIENT = "fields.move";

/** Whether a mutation is sent again with its key: no answer, or the game is too busy for now. */
function isWorthRetrying(error: TRPCClientError<AppRouter>, { path }: Operation): boolean {
  const { code } = toFailure(error);
  return code === null || code === "BUSY" || (code === "TOO_MANY_REQUESTS" && path === PATIENT);
}

function keyHeader({ op }: { op: Operation }): Record<string, string> {
  const key = op.context[KEY];
  return typeof key === "string" ? { [IDEMPOTENCY_HEADER]: key } : {};
}

/** A mutation goes with its key, and everything with the page's language. */
const mutationHeaders = (options: { op: Operation }) => ({
  ...languageHeader(),
  ...keyHeader(options),
});

/** The browser's fetch with a deadline beside the caller's own signal; answers set the server time. */
function fetchWithin(ms: number): typeof fetch {
  return async (input, init) => {
    const signals = [AbortSignal.timeout(ms)];
    if (init?.signal) signals.push(init.signal);
    const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
    setServerDate(response.headers.get("date"));
    return response;
  };
}

/** tRPC describes requests for every platform; here they are the browser's own. */
const browserFetch = fetchWithin(TIMEOUT_MS) as FetchEsque;

/** Queries travel in batches; every mutation travels alone with its key, and keeps it when sent again. */
export function createLinks(observer: CallObserver): TRPCLink<AppRouter>[] {
  const exchanges = exchangeLink();
  return [
    checkLink(observer),
    observeLink(observer),
    splitLink({
      condition: (op) => op.type === "mutation",
      true: [
        keyLink,
        retryLink({
          retry({ error, attempts, op }) {
            if (mayBeExchanged(error, attempts)) return true;
            // Told at the first try already: the page must not look well while it waits.
            if (isUnanswered(error)) observer.unanswered();
            return attempts < MAX_TRIES && isWorthRetrying(error, op);
          },
          retryDelayMs: (attempt) => FIRST_PAUSE_MS * 2 ** attempt,
        }),
        exchanges,
        splitLink({
          condition: hasFile,
          true: formLink({ headers: mutationHeaders, fetch: fetchWithin(FILE_TIMEOUT_MS) }),
          false: httpLink({ url: TRPC_PATH, headers: mutationHeaders, fetch: browserFetch }),
        }),
      ],
      false: [
        retryLink({
          retry: ({ error, attempts }) => mayBeExchanged(error, attempts),
          retryDelayMs: () => FIRST_PAUSE_MS,
        }),
        exchanges,
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
