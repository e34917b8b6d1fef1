/** This browser's notifications: its capabilities and its push subscription. */
import type { SubscribePushInput } from "@emberlode/contract";

/**
 * `unsupported`: the browser lacks the APIs; `absent`: the game's service worker is not registered;
 * `blocked`: the player denied permission.
 */
type DeviceState = "unsupported" | "absent" | "blocked" | "ready";

export interface Device {
  state: DeviceState;
  /** Endpoint URL of the subscription; null if none. */
  endpoint: string | null;
}

function isSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Reads the state without prompting for permission. */
export async function readDevice(): Promise<Device> {
  if (!isSupported()) return { state: "unsupported", endpoint: null };
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return { state: "absent", endpoint: null };
  if (Notification.permission === "denied") return { state: "blocked", endpoint: null };
  const subscription = await registration.pushManager.getSubscription();
  return { state: "ready", endpoint: subscription?.endpoint ?? null };
}

/**
 * Timeout for the service worker to activate, in milliseconds: `ready` never settles without one.
 */
const READY_MS = 10_000;

/** @throws if the service worker does not activate in time */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException("", "TimeoutError"));
    const timer = setTimeout(late, READY_MS);
    navigator.serviceWorker.ready.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Decodes a key for the Push API. */
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
 * Subscribes with the browser's push service, prompting for permission; call it from a user
 * gesture, since browsers do not prompt otherwise. Null if the player denies it.
 * @param publicKey the server's key, base64url
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
