/** Notifications of this browser: what it can do, and its subscription at its push service. */
import type { SubscribePushInput } from "@emberlode/contract";

/**
 * What the browser can do: `unsupported` lacks the means, `absent` has no service worker of the game,
 * `blocked`: the player chose to show none.
 */
type DeviceState = "unsupported" | "absent" | "blocked" | "ready";

export interface Device {
  state: DeviceState;
  /** Address of the subscription; null for none. */
  endpoint: string | null;
}

function isSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Asks nobody for anything. */
export async function readDevice(): Promise<Device> {
  if (!isSupported()) return { state: "unsupported", endpoint: null };
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return { state: "absent", endpoint: null };
  if (Notification.permission === "denied") return { state: "blocked", endpoint: null };
  const subscription = await registration.pushManager.getSubscription();
  return { state: "ready", endpoint: subscription?.endpoint ?? null };
}

/** So long a service worker may take to begin, in milliseconds: one that never does settles nothing. */
const READY_MS = 10_000;

/** @throws when the service worker does not begin in time */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException("", "TimeoutError"));
    const timer = setTimeout(late, READY_MS);
    navigator.serviceWorker.ready.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A key as the Push API takes it. */
function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}

function inputOf(subscription: PushSubscription): SubscribePushInput {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  return { endpoint: endpoint ?? "", keys: { p256dh, auth } };
}

/**
 * Subscribes at the browser's push service, with the player's permission; only where the player pressed
 * something, or browsers do not ask. Null when the player does not permit it.
 * @param publicKey the server's, base64url
 */
export async function subscribeDevice(publicKey: string): Promise<SubscribePushInput | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await unsubscribeDevice();
  const { pushManager } = await readyWorker();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: toBytes(publicKey),
  });
  return inputOf(subscription);
}

/** Ends the subscription, if there is one: another key needs another. */
export async function unsubscribeDevice(): Promise<void> {
  const { pushManager } = await readyWorker();
  await (await pushManager.getSubscription())?.unsubscribe();
}
