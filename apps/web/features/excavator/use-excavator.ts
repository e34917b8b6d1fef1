/** The Excavator Center's parts: listing, buying and installing (rules §5). */
import type { ExcavatorAnswer, LoginPayload } from "@emberlode/contract";
import { type Resource, singleAmount, subtractAmounts } from "@emberlode/game";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNotice } from "../desks/use-notice.ts";
import { partCount, withPartCount } from "../inventory/part-counts.ts";
import type { GainLine } from "../ui/gain-lines.tsx";
import { type PartRow, withInstalled } from "./parts.ts";

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

/** How much more a dig yields at least and at most. */
function raiseLines(raises: Resource, min: number, max: number): GainLine[] {
  const resource = t(`resources.${raises}`);
  return [
    { kind: "other", amount: min, word: t("perDigLeast", { resource }) },
    { kind: "other", amount: max, word: t("perDigMost", { resource }) },
  ];
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

/**
 * Buys and installs parts of a kind in one call, with an optimistic update of balance, dig ranges
 * and parts. Resolves to whether it succeeded.
 */
export function useBuyParts() {
  const cache = useExcavatorCache();
  const applyStatus = useApplyStatus();
  const notice = useNotice();
  const call = trpc.euc.buy.useMutation();
  const buy = async ({ id, name, price, paidIn, raises, min, max }: PartRow, count: number) => {
    await cache.cancel();
    const before = cache.session();
    if (before === undefined) return false;
    const { status } = before.user;
    const paid = singleAmount(paidIn, price * count);
    applyStatus({ version: status.version, ...subtractAmounts(status, paid) });
    cache.setList((list) => withInstalled(list, id, { count, bought: count }));
    const optimisticList = cache.list();
    if (optimisticList !== undefined)
      cache.setSession((payload) => withDigRanges(payload, optimisticList));
    try {
      const answer = await call.mutateAsync({ id, count, install: true });
      applyStatus(answer.newStatus);
      cache.setSession((payload) =>
        withPartCount(withDigRanges(payload, answer), id, answer.count),
      );
      notice.done(t("fitted", { name, count }), [
        { kind: paidIn, amount: -price * count, word: t(`resources.${paidIn}`) },
        ...raiseLines(raises, min * count, max * count),
      ]);
      return true;
    } catch (error) {
      notice.refused(error);
      await cache.invalidate();
      return false;
    }
  };
  return { buy, isPending: call.isPending };
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
      notice.done(t("installed", { name }), raiseLines(raises, min, max));
    } catch (error) {
      notice.refused(error);
      await cache.invalidate();
    }
  };
}
