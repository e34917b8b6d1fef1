/** A call and its answer as text, with random values renamed. */
import type { LightMyRequestResponse } from "fastify";
import type { CallRequest } from "../testing/over-rest.ts";

const HEADERS = [
  "content-type",
  "x-error-code",
  "retry-after",
  "allow",
  "location",
  "cache-control",
  "vary",
  "ratelimit-policy",
  "ratelimit",
];

const LONG = 10_000;

/**
 * Secrets (or longer), those of authenticator apps with their codes, UUIDs, and the sixteen
 * characters that name a battle, a plot or a picture; not object keys.
 */
const RANDOM =
  /(?<![\w.-])(?:[\w-]{43,}|[A-Z2-7]{32}|(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}|(?<="code": ")\d{6}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\w-]{16})(?![\w-]|":)/g;
/** Words of that length, and hashes, which follow from fixed seeds. */
const WORD = /^(?:[A-Z_]+|[A-Za-z][a-z_-]+|[\da-f]{64})$/;

/** Renames random values in order of first occurrence; equal values get equal names. */
export function maskRandom(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) =>
    text.replace(RANDOM, (found) => {
      if (WORD.test(found)) return found;
      const kind = found.length === 16 ? "id" : "secret";
      const name = names.get(found) ?? `<${kind} ${names.size + 1}>`;
      names.set(found, name);
      return name;
    });
}

/** Sorts the keys of objects, since answers do not promise an order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** JSON in which lists of plain values take one line. */
function toText(value: unknown): string {
  return JSON.stringify(sorted(value), null, 2).replace(/\[[^[\]{}]*\]/g, (list) =>
    list.replace(/\n\s*/g, " "),
  );
}

/** The request body, which may deliberately be long or not JSON. */
function sentText(body: string): string {
  if (body.length > LONG) return `${body.slice(0, 20)}… (${body.length} characters)`;
  try {
    return toText(JSON.parse(body));
  } catch {
    return body;
  }
}

function bodyText({ headers, body }: LightMyRequestResponse): string {
  const isJson = String(headers["content-type"]).startsWith("application/json");
  return isJson ? toText(JSON.parse(body)) : body;
}

/** Names and attributes of the set cookies, and whether they have a value. */
function cookieLines(response: LightMyRequestResponse): string[] {
  return [response.headers["set-cookie"] ?? []].flat().map((cookie) => {
    const [pair = "", ...attributes] = cookie.split("; ");
    const [name = "", value = ""] = pair.split("=");
    return `set-cookie: ${[`${name}=${value === "" ? "" : "…"}`, ...attributes].join("; ")}`;
  });
}

export function transcribe(
  { method, url, headers: sentHeaders = {}, body }: CallRequest,
  response: LightMyRequestResponse,
  mask: (text: string) => string,
): string {
  const { headers } = response;
  const lines = [
    `${method} ${decodeURIComponent(url)}`,
    ...Object.entries(sentHeaders).map(([name, value]) => `${name}: ${value}`),
    ...(body ? [sentText(body)] : []),
    `=> ${response.statusCode}`,
    ...HEADERS.filter((name) => name in headers).map((name) => `${name}: ${headers[name]}`),
    ...cookieLines(response),
    bodyText(response),
  ];
  return mask(lines.join("\n"));
}
