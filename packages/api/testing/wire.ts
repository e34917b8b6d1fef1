/** Calls over the wire: any body, the answer as JSON. */
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { createContext } from "../context.ts";
import type { RequestFacts } from "../platform/request.ts";
import { appRouter } from "../root.ts";
import type { Services } from "../services.ts";
import { requestWith } from "./game.ts";

const ENDPOINT = "/trpc";

export interface WireResponse {
  status: number;
  /** The parsed answer. */
  body: unknown;
  /** The answer as text, to check that it does not contain something. */
  text: string;
}

export interface WireCall {
  type: "query" | "mutation";
  /** For example `user.gather`. */
  path: string;
  input?: unknown;
  facts?: Partial<RequestFacts>;
}

/** Sends one call through tRPC's own HTTP handling. */
export async function overTheWire(
  services: Services,
  { type, path, input, facts = {} }: WireCall,
): Promise<WireResponse> {
  const url = new URL(`http://localhost${ENDPOINT}/${path}`);
  const json = JSON.stringify(input);
  if (type === "query" && json !== undefined) url.searchParams.set("input", json);
  const response = await fetchRequestHandler({
    endpoint: ENDPOINT,
    router: appRouter,
    req: new Request(url, {
      method: type === "query" ? "GET" : "POST",
      ...(type === "mutation" && {
        body: json ?? "",
        headers: { "content-type": "application/json" },
      }),
    }),
    createContext: () => createContext(services, requestWith({ address: "192.0.2.77", ...facts })),
  });
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) };
}
