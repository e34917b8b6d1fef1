/** Which parts of a REST call's input come from where. */
import type { RestRoute } from "@emberlode/contract/calls";
import type { Schema } from "./open-api.ts";

export interface RouteInput {
  /** Names of the path's parameters. */
  path: readonly string[];
  takesQuery: boolean;
  takesBody: boolean;
  /** Whether the call is refused without a body. */
  needsBody: boolean;
  /** Parts of the input that the path fixes without a parameter. */
  fixed: readonly string[];
}

export function routeInputOf({ path, from, fixed = {} }: RestRoute): RouteInput {
  return {
    path: [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name),
    takesQuery: from === "query" || from === "body|query" || from === "path+query",
    takesBody: from !== undefined && from !== "query" && from !== "path+query",
    needsBody: from === "body" || from === "path+body",
    fixed: Object.keys(fixed),
  };
}

/** An object schema without some of its properties. */
export function omitProperties(schema: Schema, names: readonly string[]): Schema {
  if (names.length === 0) return schema;
  const { properties = {}, required = [], ...rest } = schema;
  const remaining = Object.entries(properties).filter(([name]) => !names.includes(name));
  const needed = required.filter((name) => !names.includes(name));
  return {
    ...rest,
    properties: Object.fromEntries(remaining),
    ...(needed.length > 0 && { required: needed }),
  };
}

/** Whether an object has any property or allows more. */
export function hasProperties({ type, properties, additionalProperties }: Schema): boolean {
  if (type !== "object") return true;
  return Object.keys(properties ?? {}).length > 0 || typeof additionalProperties === "object";
}
