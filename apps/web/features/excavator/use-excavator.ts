/** The Excavator Center's parts: listing, buying and installing (rules §5). */
import type { ExcavatorAnswer, LoginPayload } from "@emberlode/contract";
import { partPrice, subtractAmounts } from "@emberlode/game";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNotice } from "../desks/use-notice.ts";
import { partCount, withPartCount } from "../inventory/part-counts.ts";
import { type PartRow, withBought, withInstalled } from "./parts.ts";

const t = await messages("excavator");

/** The ten parts with how many the player has of each, and the dig ranges. */
export function useExcavatorParts() {
  return trpc.euc.list.useQuery();
}

type Caps = Pick<ExcavatorAnswer, "metalCap" | "energyCap">;

function withDigRanges(payload: LoginPayload, { metalCap, energyCap }: Caps): LoginPayload {
  const user = { ...payload.user, digMetalCap: metalCap, digEnergyCap: energyCap };
  return { ...payload, user };
}

function useExcavatorCache() {
  const utils = trpc.useUtils();
  return {
    list: () => utils.euc.list.getData(),
    setList: (change: (list: ExcavatorAnswer) => ExcavatorAnswer) =>
      utils.euc.list.setData(undefined, (list) => list && change(list)),
    session: () => utils.user.session.getData(),
    setSession: (change: (payload: LoginPayload) => LoginPayload) =>
      utils.user.session.setData(undefined, (payload) => payload && change(payload)),
    /** Refetches after an optimistic update. */
    async invalidate() {
      await Promise.all([utils.euc.list.invalidate(), utils.user.session.invalidate()]);
    },
    cancel: () => utils.euc.list.cancel(),
  };
}

/** Buys a part, with an optimistic update of balance and inventory. */
export function useBuyPart() {
  const cache = useExcavatorCache();
  const applyStatus = useApplyStatus();
  const notice = useNotice();
  const call = trpc.euc.buy.useMutation();
  return async ({ id, name, price, paidIn }: PartRow) => {
    await cache.cancel();
    const before = cache.session();
    if (before === undefined) return;
    const { status } = before.user;
    applyStatus({ version: status.version, ...subtractAmounts(status, partPrice(id)) });
    cache.setList((list) => withBought(list, id));
    cache.setSession((payload) => withPartCount(payload, id, partCount(payload, id) + 1));
    try {
      const { newStatus, count } = await call.mutateAsync({ id });
      applyStatus(newStatus);
      cache.setSession((payload) => withPartCount(payload, id, count));
      notice.done(t("bought", { name }), [
        { kind: "part", amount: 1, word: name },
        { kind: paidIn, amount: -price, word: t(`resources.${paidIn}`) },
      ]);
    } catch (error) {
      notice.refused(error);
      await cache.invalidate();
    }
  };
}

/** Installs a part, with an optimistic update of the dig ranges and the parts. */
export function useInstallPart() {
  const cache = useExcavatorCache();
  const notice = useNotice();
  const call = trpc.euc.install.useMutation();
  return async ({ id, name, raises, min, max }: PartRow) => {
    await cache.cancel();
    cache.setList((list) => withInstalled(list, id));
    const optimisticList = cache.list();
    if (optimisticList !== undefined)
      cache.setSession((payload) => withDigRanges(payload, optimisticList));
    cache.setSession((payload) => withPartCount(payload, id, partCount(payload, id) - 1));
    try {
      const { remain, ...caps } = await call.mutateAsync({ id });
      cache.setSession((payload) => withPartCount(withDigRanges(payload, caps), id, remain));
      notice.done(t("installed", { name }), [
        {
          kind: "other",
          amount: min,
          word: t("perDigLeast", { resource: t(`resources.${raises}`) }),
        },
        {
          kind: "other",
          amount: max,
          word: t("perDigMost", { resource: t(`resources.${raises}`) }),
        },
      ]);
    } catch (error) {
      notice.refused(error);
      await cache.invalidate();
    }
  };
}
