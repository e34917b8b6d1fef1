/** Query parameters, encoded for the driver. */
type Scalar = string | number | bigint | boolean | null;

/**
 * Allowed query parameters. Arrays become Postgres array literals: cast them, as in
 * `any($1::int[])`.
 */
export type Parameter = Scalar | Uint8Array | readonly Scalar[];

/** A parameter that the driver sends unchanged. */
export type EncodedParameter = Exclude<Scalar, bigint> | Buffer;

const element = (value: Scalar): string =>
  value === null ? "null" : `"${String(value).replace(/["\\]/g, "\\$&")}"`;

/**
 * Encodes a parameter for the driver. Any other value is refused here, before the driver sees it: a
 * value it cannot serialize would cost a connection.
 */
export function encodeParameter(value: unknown): EncodedParameter {
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "bigint":
      return String(value);
    case "number":
      if (Number.isNaN(value)) break;
      return value;
    case "object":
      if (value === null) return null;
      if (value instanceof Uint8Array) {
        return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
      }
      if (Array.isArray(value)) return `{${value.map(element).join(",")}}`;
  }
  throw new TypeError(`A query cannot take a parameter of this kind: ${String(value)}`);
}
