/** Sends one push message to one browser through its push service. */
import type { PushPayload } from "@emberlode/contract";
import { HOUR, SECOND } from "@emberlode/game";
import webPush from "web-push";
import type { PushKeys } from "./push-keys.ts";

/** A subscription and the message for it. */
export interface PushMessage {
  accountId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  payload: PushPayload;
}

/** The result: `gone` if the browser is no longer subscribed, `later` to retry. */
export type Delivery =
  | { kind: "sent" | "gone" }
  | { kind: "refused"; status: number }
  /** @property waitMs the service's `Retry-After`, in milliseconds; 0 if there was none */
  | { kind: "later"; status: number; waitMs: number };

/** The sender: its contact (`mailto:` or `https:`) and its keys. */
export interface Sender extends PushKeys {
  subject: string;
}

/** How long a push service keeps a message for an offline browser, in seconds. */
const TTL_SECONDS = (12 * HOUR) / SECOND;
const TIMEOUT_MS = 10 * SECOND;

function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get("retry-after") ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * SECOND : 0;
}

function deliveryOf(response: Response): Delivery {
  const { status, ok } = response;
  if (ok) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  const isLater = status === 429 || status >= 500;
  return isLater
    ? { kind: "later", status, waitMs: retryAfterMs(response) }
    : { kind: "refused", status };
}

/**
 * Sends a message; it replaces one with the same tag that the push service still holds. Ignores
 * redirects. Throws if the service does not answer within ten seconds, or if `end` is aborted.
 */
export async function deliver(
  { endpoint, p256dh, auth, payload }: PushMessage,
  vapidDetails: Sender,
  end: AbortSignal,
): Promise<Delivery> {
  const subscription = { endpoint, keys: { p256dh, auth } };
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(payload), {
    vapidDetails,
    TTL: TTL_SECONDS,
    urgency: "high",
    topic: payload.tag,
    contentEncoding: "aes128gcm",
  });
  const sent = Object.entries(headers).filter(([name]) => name !== "Content-Length");
  const response = await fetch(endpoint, {
    method: "POST",
    headers: sent.map(([name, value]) => [name, String(value)]),
    body: new Uint8Array(body),
    redirect: "manual",
    signal: AbortSignal.any([end, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  await response.body?.cancel();
  return deliveryOf(response);
}
