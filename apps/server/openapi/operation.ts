/** One REST call as an operation of the document. */
import { scopeOf } from "@emberlode/api";
import type { Call } from "@emberlode/contract/calls";
import type { CallRoute } from "../rest/routes.ts";
import { changesTheGame, type Failures } from "./failures.ts";
import type { Body, Operation, Parameter, Ref, Schema } from "./open-api.ts";
import { RATE_REFS } from "./rate-headers.ts";
import { hasProperties, omitProperties, type RouteInput, routeInputOf } from "./route-input.ts";
import { type Schemas, withoutFiles } from "./schemas.ts";
import { LIMIT_TEXTS, ROLE_TEXTS } from "./texts.ts";

const SEASON_PARAMETER: Ref = { $ref: "#/components/parameters/Season" };
const KEY_PARAMETER: Ref = { $ref: "#/components/parameters/IdempotencyKey" };

function credentialsFor(call: Call) {
  if (call.access === "public") return [];
  if (call.sessionOnly) return [{ session: [] }];
  // Required credentials; a token also needs the scope.
  const scope = scopeOf(call);
  return [{ session: [] }, { token: scope === undefined ? [] : [scope] }];
}

interface Registries {
  schemas: Schemas;
  failures: Failures;
}

function property(schema: Schema, name: string): Schema {
  const found = schema.properties?.[name];
  return typeof found === "object" ? found : { type: "string" };
}

function parametersOf(input: Schema, { path, takesQuery, takesBody, fixed }: RouteInput) {
  const inPath = path.map(
    (name): Parameter => ({ name, in: "path", required: true, schema: property(input, name) }),
  );
  if (!takesQuery) return inPath;
  const names = Object.keys(input.properties ?? {});
  const inQuery = names
    .filter((name) => !path.includes(name) && !fixed.includes(name))
    .map((name): Parameter => {
      // A parameter that the body may contain instead is required only without a body.
      const required = !takesBody && input.required?.includes(name) === true;
      return { name, in: "query", required, schema: property(input, name) };
    });
  return [...inPath, ...inQuery];
}

function bodyOf(input: Schema, route: CallRoute, routeInput: RouteInput): Body | null {
  const schema = omitProperties(input, [...routeInput.path, ...routeInput.fixed]);
  if (!routeInput.takesBody || !hasProperties(schema)) return null;
  const json = { "application/json": { schema: withoutFiles(schema) } };
  const form = route.takesForm && { "multipart/form-data": { schema } };
  return { required: routeInput.needsBody, content: { ...json, ...form } };
}

/** Limits, and other facts that the schemas don't contain. */
function describe({ limit, description, sessionOnly }: Call): string {
  const facts = [
    description,
    sessionOnly && "Not for API tokens.",
    `At most ${LIMIT_TEXTS[limit]}.`,
  ];
  return facts.filter(Boolean).join(" ");
}

/** The input, answer and refusals of a call. */
export function operationOf(route: CallRoute, { schemas, failures }: Registries): Operation {
  const { call } = route;
  const routeInput = routeInputOf(route);
  const input = call.input === null ? {} : schemas.ofInput(call.input);
  const parameters = [
    ...parametersOf(input, routeInput),
    ...(call.kind === "mutation" && !call.idempotent ? [KEY_PARAMETER] : []),
    ...(changesTheGame(route) ? [SEASON_PARAMETER] : []),
  ];
  const requestBody = call.input === null ? null : bodyOf(input, route, routeInput);
  const answer = schemas.of(route.answer?.schema ?? call.output, "output");
  return {
    operationId: route.procedure,
    tags: [route.procedure.split(".", 1)[0] ?? ""],
    summary: call.role === undefined ? call.summary : `${call.summary} ${ROLE_TEXTS[call.role]}`,
    description: describe(call),
    security: credentialsFor(call),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody !== null && { requestBody }),
    responses: {
      [String(route.status ?? 200)]: {
        description: "Done.",
        // A login counts only its failures and sends no rate headers.
        ...(call.limit !== "login" && { headers: RATE_REFS }),
        content: { "application/json": { schema: answer } },
      },
      ...failures.of(route),
    },
  };
}
