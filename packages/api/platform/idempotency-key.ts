/** The idempotency key of a call, and the hash of its input. */
import { hash } from "node:crypto";
import type { ActionKey } from "@emberlode/db";
import type { CallFacts, RequestFacts } from "./request.ts";

/** Identifies a repeated call. */
export interface KeyedCall {
  request: Pick<RequestFacts, "idempotencyKey" | "season">;
  call: CallFacts;
}

/** SHA-256 in base64url: 43 characters. */
export function sha256(text: string): string {
  return hash("sha256", text, "base64url");
}

/** JSON with sorted object keys, so equal inputs give equal strings. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(",")}}`;
}

/**
 * The key of this call; null if the caller sent none. One header can cover a whole batch, so the
 * path and the batch index are part of the key.
 */
export function keyOf({ request, call }: KeyedCall, input: unknown): ActionKey | null {
  const clientKey = request.idempotencyKey;
  if (clientKey === null) return null;
  const batchSuffix = call.index > 0 ? `:${call.index}` : "";
  const key = `${clientKey}:${call.path}${batchSuffix}`;
  return { key, bodyHash: sha256(`${call.path} ${canonicalJson(input)}`) };
}
