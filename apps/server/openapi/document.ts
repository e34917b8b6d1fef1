/** Builds the OpenAPI document from the REST table, the procedures and their schemas. */
import { IDEMPOTENCY_HEADER, SEASON_HEADER, SESSION_COOKIE } from "@emberlode/contract";
import { version } from "../package.json";
import { CALL_ROUTES } from "../rest/routes.ts";
import { codesSchema, Failures } from "./failures.ts";
import type { Method, OpenApi, Parameter, Paths, SecurityScheme } from "./open-api.ts";
import { operationOf } from "./operation.ts";
import { RATE_HEADERS } from "./rate-headers.ts";
import { Schemas } from "./schemas.ts";
import { SERVICE_CALLS } from "./service-calls.ts";
import { TAG_TEXTS } from "./texts.ts";

const ABOUT = [
  "Emberlode's HTTP API. The server decides everything.",
  "Requests and responses are JSON. `_id`s are strings, amounts are whole numbers, times are ISO 8601 in UTC. Unknown keys in a body are rejected.",
  "Errors are plain text for the player, with a code in the header `x-error-code`. `retry-after` says when a retry makes sense, if that is known. An unsupported method gets a 405 with the supported ones in `allow`.",
  'Response headers show the limits a call counted toward: `ratelimit-policy: "steps";q=20;w=1` allows 20 calls in a second, `ratelimit: "steps";r=17;t=1` leaves 17 of them until the second is over.',
  "Programs use an API token, created by `POST /api/user/tokens`. Browser requests that change something must come from the game's own origin.",
].join("\n\n");

const METHODS = {
  GET: "get",
  POST: "post",
  PUT: "put",
  PATCH: "patch",
  DELETE: "delete",
} as const satisfies Record<string, Method>;

const IDEMPOTENCY_KEY: Parameter = {
  name: IDEMPOTENCY_HEADER,
  in: "header",
  required: false,
  description:
    "A UUID for this request. Repeating the request with the same UUID and body runs it once and returns the same response.",
  schema: { type: "string", format: "uuid" },
};

const SEASON: Parameter = {
  name: SEASON_HEADER,
  in: "header",
  required: false,
  description:
    "The `season` of the session that this request was decided in. In a later season it is refused with `SEASON_CHANGED`.",
  schema: { type: "integer", minimum: 1 },
};

const securitySchemes = (https: boolean): Record<string, SecurityScheme> => ({
  session: {
    type: "apiKey",
    in: "cookie",
    name: https ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE,
    description: "A browser session, started by signing up or logging in.",
  },
  token: {
    type: "http",
    scheme: "bearer",
    description:
      "One of the player's API tokens. A call can require a scope: `play`, `attack` or `chat`.",
  },
});

/** @param https whether the public address is https: it changes the name of the session cookie */
export function createDocument(https: boolean): OpenApi {
  const schemas = new Schemas();
  const failures = new Failures();
  const paths: Paths = {};
  for (const route of CALL_ROUTES) {
    const path = route.path.replace(/:(\w+)/g, "{$1}");
    const operation = operationOf(route, { schemas, failures });
    paths[path] = { ...paths[path], [METHODS[route.method]]: operation };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Emberlode API", version, description: ABOUT },
    servers: [{ url: "/" }],
    tags: Object.entries(TAG_TEXTS).map(([name, description]) => ({ name, description })),
    paths: { ...paths, ...SERVICE_CALLS },
    components: {
      schemas: { ...schemas.named(), ErrorCode: codesSchema() },
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY, Season: SEASON },
      headers: RATE_HEADERS,
      responses: failures.shared(),
      securitySchemes: securitySchemes(https),
    },
  };
}
