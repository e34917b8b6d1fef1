/**
 * Whether this browser gets notifications of attacks: it must be subscribed, and the server must
 * know the subscription.
 */

import type { SubscribePushInput } from "@emberlode/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";

const t = await messages("settings");

/**
 * `unsupported`: the browser lacks the APIs; `absent`: the game's service worker is not registered;
 * `blocked`: the player denied permission.
 */
type DeviceState = "unsupported" | "absent" | "blocked" | "ready";

interface Device {
  state: DeviceState;
  /** Endpoint URL of the subscription; null if none. */
  endpoint: string | null;
}

function isSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Reads the state without prompting for permission. */
async function readDevice(): Promise<Device> {
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
    const onTimeout = () => reject(new DOMException("", "TimeoutError"));
    const timer = setTimeout(onTimeout, READY_MS);
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
async function subscribeDevice(publicKey: string): Promise<SubscribePushInput | null> {
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
async function unsubscribeDevice(): Promise<void> {
  const { pushManager } = await readyWorker();
  await (await pushManager.getSubscription())?.unsubscribe();
}

const DEVICE = ["push device"];

/** The browser or the player refused; the message is for the player. */
class DeviceError extends Error {
  override readonly name = "DeviceError";
}

function textOf(error: unknown): string {
  return error instanceof DeviceError ? error.message : toFailure(error).text;
}

async function wrapDeviceError<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (cause) {
    // The browser failed, for example to reach its push service.
    throw new DeviceError(t("push.failed"), { cause });
  }
}

export function usePush() {
  const { client } = trpc.useUtils();
  const device = useQuery({ queryKey: DEVICE, queryFn: readDevice, staleTime: 0, gcTime: 0 });
  const isReady = device.data?.state === "ready";
  const server = trpc.alerts.pushKey.useQuery(undefined, { enabled: isReady, staleTime: 0 });
  const publicKey = server.data?.publicKey;

  const change = useMutation({
    async mutationFn(on: boolean) {
      if (publicKey === undefined) return;
      if (!on) {
        await client.alerts.unsubscribePush.mutate();
        await wrapDeviceError(unsubscribeDevice());
        return;
      }
      const subscription = await wrapDeviceError(subscribeDevice(publicKey));
      if (subscription === null) throw new DeviceError(t("push.notAllowed"));
      try {
        await client.alerts.subscribePush.mutate(subscription);
      } catch (error) {
        // A failure here must not hide the server's refusal.
        await unsubscribeDevice().catch(() => {});
        throw error;
      }
    },
    onSettled: () => Promise.all([device.refetch(), server.refetch()]),
  });

  const endpoint = device.data?.endpoint ?? null;
  const isOn = endpoint !== null && endpoint === server.data?.endpoint;
  const { mutate, isPending } = change;
  const error = change.error ?? server.error;
  return {
    /** Undefined until the browser has answered. */
    state: device.data?.state,
    /** Whether the server has answered, so that the switch is usable. */
    isKnown: publicKey !== undefined,
    on: isPending ? change.variables : isOn,
    /** Why loading or the last change failed; null if neither did. */
    refusal: error === null || isPending ? null : textOf(error),
    change(on: boolean) {
      if (!isPending) mutate(on);
    },
  };
}
