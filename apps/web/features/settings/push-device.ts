/** This browser's notifications: its capabilities, and its push subscription. */
import type { SubscribePushInput } from "@emberlode/contract";

/**
 * The browser's state: `unsupported` lacks the APIs, `absent` has no service worker of the game,
 * `blocked`: the player denied permission.
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

/** Without a permission prompt. */
export async function readDevice(): Promise<Device> {
  if (!isSupported()) return { state: "unsupported", endpoint: null };
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return { state: "absent", endpoint: null };
  if (Notification.permission === "denied") return { state: "blocked", endpoint: null };
  const subscription = await registration.pushManager.getSubscription();
  return { state: "ready", endpoint: subscription?.endpoint ?? null };
}

/**
 * How long a service worker may take to activate, in milliseconds: one that never does would never
 * settle.
 */
const READY_MS = 10_000;

/** @throws when the service worker does not activate in time */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException("", "TimeoutError"));
    const timer = setTimeout(late, READY_MS);
    navigator.serviceWorker.ready.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A key in the Push API's format. */
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
 * Subscribes at the browser's push service, with the player's permission; call it from a user gesture,
 * or browsers do not prompt. Null when the player denies it.
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

/** Ends the subscription, if there is one: a new key needs a new subscription. */
export async function unsubscribeDevice(): Promise<void> {
  const { pushManager } = await readyWorker();
  await (await pushManager.getSubscription())?.unsubscribe();
}
