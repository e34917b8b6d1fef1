/** How the document tells what a call can refuse. */
import { scopeOf } from "@emberlode/api";
import { ERROR_CODE_HEADER } from "@emberlode/contract";
import { ERRORS, errorStatus, errorText, type GameErrorCode } from "@emberlode/game";
import type { RestRow } from "../rest/routes.ts";
import type { Answer, Ref, Schema } from "./open-api.ts";
import { RATE_REFS } from "./rate-headers.ts";

const TEXT: Schema = { type: "string", description: "What the player reads." };
/** Statuses after which trying again helps. */
const LATER = [429, 503];

/** Every code with what the player reads; some sentences are more precise than these. */
export function codesSchema(): Schema {
  const codes = Object.entries(ERRORS).map(([code, { text }]) => ({
    const: code,
    description: text,
  }));
  return { type: "string", oneOf: codes };
}

function codesOf({ call, method, changesByGet }: RestRow): readonly GameErrorCode[] {
  const codes = new Set<GameErrorCode>(["BAD_INPUT", "TOO_MANY_REQUESTS", "INTERNAL", "BUSY"]);
  const isForPlayers = call.who === "player";
  if (isForPlayers) codes.add("NOT_LOGGED_IN");
  if (isForPlayers && !call.sessionOnly && scopeOf(call)) codes.add("SCOPE_MISSING");
  if (method !== "GET" || changesByGet) codes.add("CROSS_SITE");
  if (method !== "GET") codes.add("BODY_TOO_LARGE").add("UNSUPPORTED_MEDIA_TYPE");
  if (call.kind === "mutation" && !call.keyless) codes.add("KEY_REUSED");
  for (const code of call.refusals ?? []) codes.add(code);
  return [...codes];
}

function failure(status: number, codes: readonly GameErrorCode[]): Answer {
  return {
    description: codes.map((code) => `${code}: ${errorText(code)}`).join("\n"),
    headers: {
      [ERROR_CODE_HEADER]: {
        description: "Which refusal it is.",
        schema: { type: "string", enum: [...codes] },
      },
      ...(codes.includes("TOO_MANY_REQUESTS") && RATE_REFS),
      ...(LATER.includes(status) && {
        "retry-after": {
          description: "When to try again, in seconds.",
          schema: { type: "integer", minimum: 1 },
        },
      }),
    },
    content: { "text/plain": { schema: TEXT } },
  };
}

/** Statuses that have one code in most calls are told once, under the name of the code. */
export class Failures {
  readonly #shared = new Map<GameErrorCode, Answer>();

  /** The failures of a call by status, the lowest first. */
  of(row: RestRow): Record<string, Answer | Ref> {
    const byStatus = new Map<number, GameErrorCode[]>();
    for (const code of codesOf(row)) {
      const status = errorStatus(code);
      byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
    }
    const sorted = [...byStatus].sort(([a], [b]) => a - b);
    return Object.fromEntries(
      sorted.map(([status, codes]) => [String(status), this.#answer(status, codes)]),
    );
  }

  #answer(status: number, codes: readonly GameErrorCode[]): Answer | Ref {
    const [only, ...more] = codes;
    if (only === undefined || more.length > 0) return failure(status, codes);
    this.#shared.set(only, failure(status, codes));
    return { $ref: `#/components/responses/${only}` };
  }

  shared(): Record<string, Answer> {
    return Object.fromEntries([...this.#shared].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
