/** Turns a REST request into the input of its call. */
import { GameError } from "@emberlode/api";
import type { RestRoute } from "@emberlode/contract/calls";
import { isRecord } from "../requests/is-record.ts";

/** The parts of a request that form the input. */
export interface RequestParts {
  body: unknown;
  query: Readonly<Record<string, unknown>>;
  params: Readonly<Record<string, unknown>>;
}

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** A value that is not a number or flag stays unchanged, so the schema refuses it. */
function coerce(name: string, value: unknown, { numbers = [], flags = [] }: RestRoute): unknown {
  if (typeof value !== "string") return value;
  if (numbers.includes(name) && /^-?\d{1,15}$/.test(value)) return Number(value);
  return flags.includes(name) && Object.hasOwn(FLAGS, value) ? FLAGS[value] : value;
}

/** A name without a value counts as missing: `?type=` sets no type. Also for the path. */
function fromQuery(
  query: RequestParts["query"],
  route: RestRoute,
): Readonly<Record<string, unknown>> {
  const filledParameters = Object.entries(query).filter(([, value]) => value !== "");
  return Object.fromEntries(
    filledParameters.map(([name, value]) => [name, coerce(name, value, route)]),
  );
}

/** The body merged with the path; they may repeat each other but not contradict. */
function withPath(path: Readonly<Record<string, unknown>>, body: unknown): unknown {
  if (!isRecord(body)) return body;
  for (const [name, value] of Object.entries(path)) {
    if (name in body && body[name] !== value) throw new GameError("BAD_INPUT");
  }
  return { ...body, ...path };
}

/**
 * Returns the unparsed input of a call. Throws `BAD_INPUT` if path and body contradict each other.
 */
export function readInput(route: RestRoute, { body, query, params }: RequestParts): unknown {
  const path = { ...fromQuery(params, route), ...route.fixed };
  switch (route.from) {
    case undefined:
      return undefined;
    case "body":
      return body;
    case "body?":
      return body ?? {};
    case "query":
      return fromQuery(query, route);
    case "body|query":
      return body ?? query;
    case "path":
      return withPath(path, body ?? {});
    case "path+body":
      return withPath(path, body);
    case "path+query":
      return withPath(path, fromQuery(query, route));
  }
}

/** Refuses any input of a call without input with `BAD_INPUT`, like unknown keys. */
export function refuseBody(body: unknown): void {
  if (body === undefined || body === null) return;
  if (!isRecord(body) || Object.keys(body).length > 0) throw new GameError("BAD_INPUT");
}
