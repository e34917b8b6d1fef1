/** The rate limit headers in the document. */
import { RATE_HEADER, RATE_POLICY_HEADER } from "@emberlode/contract";
import type { Header, Ref } from "./open-api.ts";

/** The headers, defined once. */
export const RATE_HEADERS: Readonly<Record<string, Header>> = {
  RateLimitPolicy: {
    description: "The rate limits that apply: requests (q) per window in seconds (w).",
    schema: { type: "string" },
  },
  RateLimit: {
    description: "What is left of each limit: requests (r) and seconds until it resets (t).",
    schema: { type: "string" },
  },
};

/** The header references of an answer. */
export const RATE_REFS: Readonly<Record<string, Ref>> = {
  [RATE_POLICY_HEADER]: { $ref: "#/components/headers/RateLimitPolicy" },
  [RATE_HEADER]: { $ref: "#/components/headers/RateLimit" },
};
