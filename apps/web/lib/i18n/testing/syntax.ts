/** The syntax tree of a source, as far as the checks on texts ask. */
import { parseSync } from "vite";

export interface Part {
  type: string;
  start: number;
  [name: string]: unknown;
}

export const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

export const partsOf = (value: unknown): Part[] =>
  (Array.isArray(value) ? value : [value]).filter(isPart);

/** What a source consists of. */
export function readTree(path: string, source: string): Part[] {
  return partsOf(parseSync(path, source).program.body);
}

/** How a name, or the last name of a path, reads; empty for anything else. */
export function nameOf(part: unknown): string {
  if (!isPart(part)) return "";
  if (part.type === "MemberExpression") return nameOf(part.property);
  return typeof part.name === "string" ? part.name : "";
}

/** Where something stands: the path and its line. */
export function placeOf(path: string, source: string, start: number): string {
  return `${path}:${source.slice(0, start).split("\n").length}`;
}
