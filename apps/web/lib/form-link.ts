/**
 * Sends calls with a file: tRPC's JSON cannot carry one, so they are sent as a form to the
 * procedure's REST route.
 */
import { ERROR_CODE_HEADER } from "@emberlode/contract";
import { type Operation, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { isRecord } from "./is-record.ts";
import type { AppRouter } from "./trpc.ts";

/** The only procedure that accepts a file (API: PATCH /api/user). */
const PROCEDURE = "user.updateProfile";
const METHOD = "PATCH";
const PATH = "/api/user";

/** Whether a call carries a file. */
export function hasFile({ path, input }: Operation): boolean {
  if (path !== PROCEDURE || !isRecord(input)) return false;
  return Object.values(input).some((value) => value instanceof Uint8Array);
}

function formOf(input: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(isRecord(input) ? input : {})) {
    if (value instanceof Uint8Array) form.set(name, new Blob([new Uint8Array(value)]), name);
    else if (typeof value === "string") form.set(name, value);
  }
  return form;
}

/** Converts a REST refusal (text, with its code in a header) to tRPC's form. */
async function refusalOf(response: Response): Promise<TRPCClientError<AppRouter>> {
  const code = response.headers.get(ERROR_CODE_HEADER);
  const wait = Number(response.headers.get("retry-after"));
  const data = {
    httpStatus: response.status,
    path: PROCEDURE,
    ...(code !== null && { gameCode: code }),
    ...(wait > 0 && { retryAfterSeconds: wait }),
  };
  // Without the code it is not the game's answer: its text is not for players.
  const message = code === null ? "" : await response.text();
  return Object.assign(new TRPCClientError<AppRouter>(message), { data });
}

interface FormLinkOptions {
  headers: (options: { op: Operation }) => Record<string, string>;
  fetch: typeof fetch;
}

/** Sends a call as a form; a terminating link like tRPC's own. */
export function formLink({ headers, fetch }: FormLinkOptions): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((sink) => {
        const controller = new AbortController();
        const send = async () => {
          const body = formOf(op.input);
          const init = {
            method: METHOD,
            body,
            headers: headers({ op }),
            signal: controller.signal,
          };
          const response = await fetch(PATH, init);
          if (!response.ok) throw await refusalOf(response);
          return response.json();
        };
        send().then(
          (data) => {
            sink.next({ result: { type: "data", data } });
            sink.complete();
          },
          (error) => sink.error(TRPCClientError.from(error)),
        );
        return () => controller.abort();
      });
}
