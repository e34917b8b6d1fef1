import type { OwnedFactory } from "@emberlode/contract";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNotice } from "../desks/use-notice.ts";

const t = await messages("factories");

type Amounts = NonNullable<OwnedFactory["production"]>["store"];

/** What the stores held when the list was read, and what the factories make in a day. */
function storesOf(plain: readonly OwnedFactory[]): { stored: Amounts; perDay: Amounts } {
  const sum = (of: (production: NonNullable<OwnedFactory["production"]>) => number) =>
    plain.reduce((all, { production }) => all + (production === null ? 0 : of(production)), 0);
  return {
    stored: { metal: sum(({ store }) => store.metal), energy: sum(({ store }) => store.energy) },
    perDay: {
      metal: sum(({ perDay }) => perDay.metal),
      energy: sum(({ perDay }) => perDay.energy),
    },
  };
}

/** Empties all stores and shows what came in. */
function useCollect() {
  const utils = trpc.useUtils();
  const apply = useApplyStatus();
  const notice = useNotice();
  return trpc.puc.collect.useMutation({
    onSuccess({ desc, metal, energy, newStatus }) {
      apply(newStatus);
      notice.done(desc, [
        { kind: "metal", amount: metal, word: t("metalWord") },
        { kind: "energy", amount: energy, word: t("energyWord") },
      ]);
    },
    onError: notice.refused,
    onSettled: () => void utils.puc.list.invalidate(),
  });
}

/** What all factories make and have in store, and a button that collects it. */
export function OwnStores({ plain }: { plain: readonly OwnedFactory[] }) {
  const { isPending, mutate } = useCollect();
  const { stored, perDay } = storesOf(plain);
  const isEmpty = stored.metal + stored.energy === 0;
  const shown = ({ metal, energy }: Amounts) => ({
    metal: exactNumber(metal),
    energy: exactNumber(energy),
  });
  return (
    <div className="lead-buttons">
      <p>
        {isEmpty ? t("stores.empty") : t("stores.hold", shown(stored))}{" "}
        <span className="raid-note">{t("stores.perDay", shown(perDay))}</span>
      </p>
      <button
        type="button"
        className="btn btn-ember"
        aria-disabled={isPending || isEmpty}
        onClick={() => {
          if (!isPending && !isEmpty) mutate({});
        }}
      >
        {t("stores.collect")}
      </button>
    </div>
  );
}
