/** Where a REST call takes its input from: asked of the row itself, by letting it read a probe. */
import type { RestInput, RestRow } from "../rest/rest-row.ts";
import type { Schema } from "./open-api.ts";

/** A name that no call has. */
const PROBE = "probe-of-the-document";

export interface RowInput {
  /** Names of the path's parameters. */
  path: readonly string[];
  takesQuery: boolean;
  takesBody: boolean;
  /** Whether the call is refused without a body. */
  needsBody: boolean;
  /** Parts of the input that the row sets by itself. */
  fixed: readonly string[];
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** What the row makes an input of, and from where. */
export function inputOfRow({ path, toInput }: RestRow): RowInput {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const params = Object.fromEntries(names.map((name) => [name, "1"]));
  if (toInput === undefined) {
    return { path: names, takesQuery: false, takesBody: false, needsBody: false, fixed: [] };
  }
  const read = (sent: Partial<RestInput>) =>
    toInput({ body: undefined, query: {}, params, ...sent });
  const takesQuery = PROBE in asRecord(read({ query: { [PROBE]: "1" } }));
  const own = Object.entries(asRecord(read({ body: {} })));
  return {
    path: names,
    takesQuery,
    takesBody: PROBE in asRecord(read({ body: { [PROBE]: "1" } })),
    needsBody: read({}) === undefined,
    fixed: own
      .filter(([name, value]) => value !== undefined && !names.includes(name))
      .map(([name]) => name),
  };
}

/** An object without some of its properties. */
export function without(schema: Schema, names: readonly string[]): Schema {
  if (names.length === 0) return schema;
  const { properties = {}, required = [], ...rest } = schema;
  const left = Object.entries(properties).filter(([name]) => !names.includes(name));
  const needed = required.filter((name) => !names.includes(name));
  return {
    ...rest,
    properties: Object.fromEntries(left),
    ...(needed.length > 0 && { required: needed }),
  };
}

/** Whether an object has room for anything. */
export function holdsSomething({ type, properties, additionalProperties }: Schema): boolean {
  if (type !== "object") return true;
  return Object.keys(properties ?? {}).length > 0 || typeof additionalProperties === "object";
}
