/** The player's own factories: the list, and the base's upgrade. */

import type { OwnedFactory, Position, Status } from "@emberlode/contract";
import {
  baseUpgrade,
  gridDistance,
  isSmallFactory,
  maxPlainFactories,
  outgrownFactories,
} from "@emberlode/game";
import { useSetAtom } from "jotai";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { messages } from "../../lib/messages.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNotice } from "../desks/use-notice.ts";
import { useOptimisticPayment } from "../desks/use-optimistic-payment.ts";
import { momentAtom } from "../moments/moment-atom.ts";
import { linesOfHoldings } from "./use-abandon.ts";

const t = await messages("factories");

export const FACTORY_SORTS = ["slots", "distance", "safety"] as const;
export type FactorySort = (typeof FACTORY_SORTS)[number];

export const isFactorySort = (text: string): text is FactorySort =>
  FACTORY_SORTS.some((sort) => sort === text);

/** When its protection from capture ends, in milliseconds; 0 if it can be captured. */
export function safeUntilOf({ safeUntil }: OwnedFactory, now: number): number {
  const until = safeUntil === null ? 0 : Date.parse(safeUntil);
  return until > now ? until : 0;
}

interface Holdings {
  /** Null only for an empty list, which the server never sends. */
  base: OwnedFactory | null;
  plain: readonly OwnedFactory[];
  /** The maximum number of plain factories at this base level (rules §10). */
  cap: number;
  /** The number of small ones among the plain factories. */
  small: number;
}

export function holdingsOf(factories: readonly OwnedFactory[]): Holdings {
  const base = factories.find(({ factory }) => factory.type === "base") ?? null;
  const plain = factories.filter(({ factory }) => factory.type === "factory");
  const small = plain.filter(({ slots }) => isSmallFactory(slots)).length;
  return { base, plain, cap: maxPlainFactories(base?.lvl ?? 0), small };
}

/** Sort order of plain factories: most slots, nearest, or soonest capturable first. */
export function sortFactories(
  plain: readonly OwnedFactory[],
  sort: FactorySort,
  from: Position,
  now: number,
): readonly OwnedFactory[] {
  const order: Record<FactorySort, (one: OwnedFactory) => number> = {
    slots: ({ slots }) => -slots,
    distance: ({ factory }) => gridDistance(from, factory),
    safety: (one) => safeUntilOf(one, now),
  };
  const by = order[sort];
  return plain.toSorted((a, b) => by(a) - by(b) || Number(a._id) - Number(b._id));
}

/** The plain factories that are freed when the base reaches this level. */
export function outgrownAt(
  factories: readonly OwnedFactory[],
  level: number,
): readonly OwnedFactory[] {
  const kinds = factories.map((owned) => ({ owned, type: owned.factory.type, slots: owned.slots }));
  return outgrownFactories(kinds, level).map(({ owned }) => owned);
}

/** Status and list after upgrading the base; unchanged if the rule refuses. */
export function withUpgrade(status: Status, factories: readonly OwnedFactory[]) {
  const { base } = holdingsOf(factories);
  const upgrade = base && baseUpgrade(status, base.lvl);
  if (base === null || !upgrade?.ok) return { status, factories };
  const { lvl, slots, carried } = upgrade;
  const lost = outgrownAt(factories, lvl);
  const more = slots - base.slots - lost.reduce((sum, one) => sum + one.slots, 0);
  return {
    status: {
      ...status,
      ...carried,
      slots: status.slots + more,
      totalSlots: status.totalSlots + more,
      factories: status.factories - lost.length,
    },
    factories: factories
      .filter((one) => !lost.includes(one))
      .map((one) => (one === base ? { ...base, lvl, slots } : one)),
  };
}

/** The list, refetched each time the desk opens. The query cache logs failures (spec §2, §8). */
export function useFactories() {
  return trpc.puc.list.useQuery(undefined, { refetchOnMount: "always" });
}

/** Upgrades the base, with an optimistic update by the server's rule and rollback. */
export function useUpgradeBase() {
  const utils = trpc.useUtils();
  const { pay, rollBack } = useOptimisticPayment();
  const apply = useApplyStatus();
  const notice = useNotice();
  const showMoment = useSetAtom(momentAtom);
  return trpc.puc.upgrade.useMutation({
    async onMutate() {
      await utils.puc.list.cancel();
      const list = utils.puc.list.getData();
      if (list === undefined) return undefined;
      const paid = await pay((status) => withUpgrade(status, list.factories).status);
      if (paid === undefined) return undefined;
      const { factories } = withUpgrade(paid.before, list.factories);
      utils.puc.list.setData(undefined, { ...list, factories: [...factories] });
      return paid;
    },
    onSuccess({ status, factory }, _input, paid) {
      apply(status);
      notice.done(t("upgrade.done", { level: factory.lvl }), paid && linesOfHoldings(paid));
      const { x, y } = factory.factory;
      const { lvl: level, rank } = factory;
      showMoment({ kind: "level", x, y, rank, level, at: serverNow() });
    },
    onError: rollBack,
    onSettled() {
      void utils.puc.list.invalidate();
      void utils.fields.view.invalidate();
    },
  });
}
