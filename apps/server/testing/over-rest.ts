/** Builds the request of a REST route from an input. */

import { isRecord } from "../requests/is-record.ts";
import type { CallRoute } from "../rest/routes.ts";

export interface CallRequest {
  method: CallRoute["method"];
  url: string;
  /** JSON, or undefined for no body. */
  body?: string;
  /** Besides the content type. */
  headers?: Record<string, string>;
}

/** Fields that are not in the path go into the query of a GET, else into the body. */
export function overRest({ method, path }: CallRoute, input: unknown): CallRequest {
  const fields = new Map(isRecord(input) ? Object.entries(input) : []);
  const place = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(fields.get(name) ?? "missing");
    fields.delete(name);
    return encodeURIComponent(value);
  });
  if (method === "GET") {
    const query = new URLSearchParams();
    for (const [name, value] of fields) query.set(name, String(value));
    return { method, url: fields.size === 0 ? place : `${place}?${query}` };
  }
  if (input === undefined || (path !== place && fields.size === 0)) return { method, url: place };
  return { method, url: place, body: JSON.stringify(Object.fromEntries(fields)) };
}
