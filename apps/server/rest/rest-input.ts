/** From the parts of a REST request to the input of its call. */
import { GameError } from "@emberlode/api";
import type { RestRoute } from "@emberlode/contract/calls";

/** The parts of a request that an input is made from. */
export interface RequestParts {
  body: unknown;
  query: Readonly<Record<string, unknown>>;
  params: Readonly<Record<string, unknown>>;
}

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What is no number or flag stays as it is for the schema to refuse. */
function typed(name: string, value: unknown, { numbers = [], flags = [] }: RestRoute): unknown {
  if (typeof value !== "string") return value;
  if (numbers.includes(name) && /^-?\d{1,15}$/.test(value)) return Number(value);
  return flags.includes(name) && Object.hasOwn(FLAGS, value) ? FLAGS[value] : value;
}

/** A name without a value is as good as none: `?type=` asks for no type. */
function fromQuery(query: RequestParts["query"], route: RestRoute): unknown {
  const given = Object.entries(query).filter(([, value]) => value !== "");
  return Object.fromEntries(given.map(([name, value]) => [name, typed(name, value, route)]));
}

/** The body with the path in it, which it may repeat but not gainsay. */
function withPath(path: Readonly<Record<string, unknown>>, sent: unknown): unknown {
  if (!isRecord(sent)) return sent;
  for (const [name, value] of Object.entries(path)) {
    if (name in sent && sent[name] !== value) throw new GameError("BAD_INPUT");
  }
  return { ...sent, ...path };
}

/** The input of a call, not parsed yet. BAD_INPUT where path and body contradict each other. */
export function readInput(route: RestRoute, { body, query, params }: RequestParts): unknown {
  const path = { ...params, ...route.fixed };
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
  }
}

/** A call that takes nothing refuses what is sent with it, as every other call does: BAD_INPUT. */
export function refuseBody(sent: unknown): void {
  if (sent === undefined || sent === null) return;
  if (!isRecord(sent) || Object.keys(sent).length > 0) throw new GameError("BAD_INPUT");
}
