/** Lists the refusals of each call in the document. */
import { scopeOf } from "@emberlode/api";
import { ERROR_CODE_HEADER } from "@emberlode/contract";
import { COMMON_REFUSALS, type CommonRefusal } from "@emberlode/contract/calls";
import { ERROR_CODES, errorStatus, type GameErrorCode } from "@emberlode/game";
import { SERVER_TRANSLATORS } from "@emberlode/messages";
import type { CallRoute } from "../rest/routes.ts";
import type { Ref, ResponseObject, Schema } from "./open-api.ts";
import { RATE_REFS } from "./rate-headers.ts";

const TEXT: Schema = { type: "string", description: "The error message for the player." };
/** Statuses after which a retry helps. */
const RETRYABLE_STATUSES = [429, 503];

/** Every code with its text; some calls use a more specific text. */
export function codesSchema(): Schema {
  const codes = ERROR_CODES.map((code) => ({
    const: code,
    description: SERVER_TRANSLATORS.en.errors(`texts.${code}`),
  }));
  return { type: "string", oneOf: codes };
}

const always = () => true;
/** Mutations by players, which are refused at the end of a season. */
export const changesTheGame = ({ call }: CallRoute) =>
  call.kind === "mutation" && call.role === undefined && call.access === "player";
const isForPlayers = ({ call }: CallRoute) => call.access === "player";
const takesBody = ({ method }: CallRoute) => method !== "GET";

/** Which calls can return the codes that no definition lists. */
const APPLIES_TO: Readonly<Record<CommonRefusal, (route: CallRoute) => boolean>> = {
  BAD_INPUT: always,
  TOO_MANY_REQUESTS: always,
  INTERNAL: always,
  BUSY: always,
  MAINTENANCE: ({ call }) =>
    call.kind === "mutation" && call.role === undefined && !call.duringMaintenance,
  PEACE: changesTheGame,
  SEASON_CHANGED: changesTheGame,
  NOT_LOGGED_IN: isForPlayers,
  BANNED: (route) =>
    isForPlayers(route) || ["user.login", "user.register"].includes(route.call.name),
  SCOPE_MISSING: ({ call }) =>
    call.access === "player" && !call.sessionOnly && scopeOf(call) !== undefined,
  CROSS_SITE: ({ method, changesByGet }) => method !== "GET" || changesByGet === true,
  BODY_TOO_LARGE: takesBody,
  UNSUPPORTED_MEDIA_TYPE: takesBody,
  KEY_REUSED: ({ call }) => call.kind === "mutation" && !call.idempotent,
};

function codesOf(route: CallRoute): readonly GameErrorCode[] {
  const common = COMMON_REFUSALS.filter((code) => APPLIES_TO[code](route));
  return [...common, ...(route.call.refusals ?? [])];
}

function failure(status: number, codes: readonly GameErrorCode[]): ResponseObject {
  return {
    description: codes
      .map((code) => `${code}: ${SERVER_TRANSLATORS.en.errors(`texts.${code}`)}`)
      .join("\n"),
    headers: {
      [ERROR_CODE_HEADER]: {
        description: "The error code.",
        schema: { type: "string", enum: [...codes] },
      },
      ...(codes.includes("TOO_MANY_REQUESTS") && RATE_REFS),
      ...(RETRYABLE_STATUSES.includes(status) && {
        "retry-after": {
          description: "When to retry, in seconds.",
          schema: { type: "integer", minimum: 1 },
        },
      }),
    },
    content: { "text/plain": { schema: TEXT } },
  };
}

/** Statuses with one code in most calls are defined once, under that code. */
export class Failures {
  readonly #shared = new Map<GameErrorCode, ResponseObject>();

  /** The failures of a call by status, in ascending order. */
  of(route: CallRoute): Record<string, ResponseObject | Ref> {
    const byStatus = new Map<number, GameErrorCode[]>();
    for (const code of codesOf(route)) {
      const status = errorStatus(code);
      byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
    }
    const sorted = [...byStatus].sort(([a], [b]) => a - b);
    return Object.fromEntries(
      sorted.map(([status, codes]) => [String(status), this.#answer(status, codes)]),
    );
  }

  #answer(status: number, codes: readonly GameErrorCode[]): ResponseObject | Ref {
    const [only, ...more] = codes;
    if (only === undefined || more.length > 0) return failure(status, codes);
    this.#shared.set(only, failure(status, codes));
    return { $ref: `#/components/responses/${only}` };
  }

  shared(): Record<string, ResponseObject> {
    return Object.fromEntries([...this.#shared].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
