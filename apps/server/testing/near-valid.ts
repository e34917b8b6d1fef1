/** Generates inputs from a schema: valid ones, and ones with a single violation. */
import fc from "fast-check";
import { z } from "zod";

/** The part of JSON Schema that our schemas use. */
interface Node {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Node[];
  properties?: Readonly<Record<string, Node>>;
  required?: readonly string[];
  items?: Node;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** Values that exist in the test's world, by field name. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

/** Placeholder for the key `__proto__`, which object literals cannot contain. */
const PROTO = "@proto@";
const MISSING = Symbol("missing");
const LONG = 5000;

function deep(levels: number): unknown {
  return levels === 0 ? 1 : { x: deep(levels - 1) };
}

/** Values that no field may mishandle. */
const HOSTILE: readonly unknown[] = [
  ...[MISSING, null, true, false, [], {}, [[]], [1, 2], { x: 1, y: 1 }, deep(200)],
  ...[-1, 0, 1, 1.5, -0.1, 51, 1e21, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 53) - 2],
  ...["", " ", "0", "-1", "1", "1.5", "1e3", "0x10", "NaN", "null", "1,1", "x".repeat(LONG)],
  ...["\u0000", "a\u0000b", "\ud800", "\udc00x", "\u202e\u2066", "e\u0301".repeat(200), "٣", "１"],
  ...["' or 1=1 --", "%00", "../../etc/passwd", "<script>", "__proto__", "constructor", "toString"],
  ...[{ [PROTO]: { isAdmin: true } }, { constructor: { prototype: { x: 1 } } }, { toJSON: 1 }],
  ...["9".repeat(16), "9007199254740993", "2147483648", "99999999999999999999"],
];

/** Short ones that are not missing. */
export const ODD_VALUES = HOSTILE.filter(
  (one) => (JSON.stringify(one)?.length ?? LONG) < LONG / 10,
);

/** Secrets that no answer may contain. */
export const INTERNALS =
  /\n\s+at |node_modules|select .* from|postgres|\.ts\b|"stack"|duplicate key|violates/i;

const EXTRA_KEYS = [
  ...["extra", PROTO, "constructor", "prototype", "toString", "", "x.y", "_id", "sid"],
];

function wholeNumber({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Node) {
  const small = Math.min(maximum, minimum + 10);
  return fc.oneof(
    fc.constantFrom(minimum, maximum, small),
    fc.integer({ min: minimum, max: small }),
    fc.integer({ min: minimum, max: maximum }),
  );
}

function textOf({ format, pattern, minLength = 0, maxLength = 100 }: Node): fc.Arbitrary<string> {
  if (format === "email") return fc.constantFrom("grown@example.org", "o@example.com");
  if (format === "date") return fc.constantFrom("2026-01-15", "1970-01-01", "9999-12-31");
  if (format === "date-time") return fc.constantFrom("2026-01-15T12:00:00Z");
  if (pattern !== undefined && !pattern.includes("\\p") && !pattern.includes("\\P")) {
    return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength));
  }
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60), unit: "binary" });
}

/** Values valid for a node; checks that JSON Schema cannot express may still refuse them. */
function fitting(node: Node, hints: Hints, name: string): fc.Arbitrary<unknown> {
  const known = hints[name];
  const grown = byShape(node, hints, name);
  if (known === undefined) return grown;
  return fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 4 }, grown);
}

function byShape(node: Node, hints: Hints, name: string): fc.Arbitrary<unknown> {
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum !== undefined) return fc.constantFrom(...node.enum);
  if (node.anyOf !== undefined) {
    return fc.oneof(...node.anyOf.map((one) => fitting(one, hints, name)));
  }
  switch (node.type) {
    case "object": {
      const entries = Object.entries(node.properties ?? {});
      const fields = entries.map(([key, field]) => [key, fitting(field, hints, key)] as const);
      return fc.record(Object.fromEntries(fields), {
        requiredKeys: entries.map(([key]) => key).filter((key) => node.required?.includes(key)),
        noNullPrototype: true,
      });
    }
    case "array":
      return fc.array(fitting(node.items ?? {}, hints, name), { maxLength: 12 });
    case "integer":
    case "number":
      return wholeNumber(node);
    case "boolean":
      return fc.boolean();
    case "string":
      return textOf(node);
    default:
      return fc.constantFrom<unknown>(null, 1, "text", {}, []);
  }
}

interface Field {
  path: readonly string[];
  node: Node;
}

/** Another value at a path. */
interface Change {
  path: readonly string[];
  value: unknown;
}

/** The node itself and all nested fields. */
function fieldsOf(node: Node, path: readonly string[] = []): Field[] {
  const inner = Object.entries(node.properties ?? {}).flatMap(([key, field]) =>
    fieldsOf(field, [...path, key]),
  );
  const other = (node.anyOf ?? []).flatMap((one) => fieldsOf(one, path).slice(1));
  return [{ path, node }, ...inner, ...other];
}

/** Values just outside of a node's limits. */
function beyond({ minimum, maximum, minLength, maxLength }: Node): unknown[] {
  return [
    ...(minimum === undefined ? [] : [minimum - 1, minimum - 0.5, String(minimum)]),
    ...(maximum === undefined ? [] : [maximum + 1, maximum + 0.5, String(maximum)]),
    ...(minLength === undefined ? [] : ["x".repeat(Math.max(0, minLength - 1))]),
    ...(maxLength === undefined ? [] : ["x".repeat(maxLength + 1), "😀".repeat(maxLength)]),
  ];
}

/** The input with another value at a path, creating objects on the way. */
function withAt(input: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value === MISSING ? undefined : value;
  const here: Record<string, unknown> = typeof input === "object" ? { ...input } : {};
  const inner = withAt(here[key], rest, value);
  if (inner === undefined) delete here[key];
  else here[key] = inner;
  return here;
}

const nodeOf = (schema: z.ZodType): Node =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Node;

/** Inputs that are valid as far as JSON Schema shows. */
export const fittingInput = (schema: z.ZodType, hints: Hints): fc.Arbitrary<unknown> =>
  fitting(nodeOf(schema), hints, "");

/** Valid inputs except for one hostile field or one extra key. */
export function nearlyFittingInput(schema: z.ZodType, hints: Hints): fc.Arbitrary<unknown> {
  const node = nodeOf(schema);
  const fields = fieldsOf(node);
  const objects = fields.filter(({ node: { type } }) => type === "object");
  const misses = fc
    .constantFrom(...fields)
    .chain(({ path, node: at }) =>
      fc.constantFrom(...HOSTILE, ...beyond(at)).map((value) => ({ path, value })),
    );
  if (objects.length === 0) return changed(node, hints, misses);
  const extras = fc
    .record({
      object: fc.constantFrom(...objects),
      key: fc.constantFrom(...EXTRA_KEYS),
      value: fc.constantFrom(1, "x", null),
    })
    .map(({ object, key, value }) => ({ path: [...object.path, key], value }));
  return changed(node, hints, fc.oneof({ arbitrary: misses, weight: 5 }, extras));
}

/** Valid inputs with one change each. */
function changed(node: Node, hints: Hints, changes: fc.Arbitrary<Change>): fc.Arbitrary<unknown> {
  return fc
    .tuple(fitting(node, hints, ""), changes)
    .map(([input, { path, value }]) => withAt(input, path, value));
}

/** An input as JSON text. */
export const toText = (input: unknown): string =>
  (JSON.stringify(input) ?? "").replaceAll(`"${PROTO}"`, '"__proto__"');
