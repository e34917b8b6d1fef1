/**
 * Whether this browser gets notifications of attacks: it must be subscribed, and the server must
 * know the subscription.
 */

import { useMutation, useQuery } from "@tanstack/react-query";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { readDevice, subscribeDevice, unsubscribeDevice } from "./push-device.ts";

const t = await messages("settings");

const DEVICE = ["push device"];

/** The browser or the player refused; the message is for the player. */
class DeviceError extends Error {
  override readonly name = "DeviceError";
}

function textOf(error: unknown): string {
  return error instanceof DeviceError ? error.message : toFailure(error).text;
}

async function byDevice<Answer>(work: Promise<Answer>): Promise<Answer> {
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
        await byDevice(unsubscribeDevice());
        return;
      }
      const subscription = await byDevice(subscribeDevice(publicKey));
      if (subscription === null) throw new DeviceError(t("push.notAllowed"));
      try {
        await client.alerts.subscribePush.mutate(subscription);
      } catch (error) {
        await unsubscribeDevice();
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
