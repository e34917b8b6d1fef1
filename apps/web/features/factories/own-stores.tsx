import type { OwnedFactory } from "@emberlode/contract";
import { MINUTE, OUTPUT } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { useNow } from "../../lib/use-now.ts";
import { amountWords, storesOf } from "./store-sums.ts";
import { useCollect } from "./use-collect.ts";

const t = await messages("factories");

/** What all factories make and have in store, and a button that collects it. */
export function OwnStores({ plain }: { plain: readonly OwnedFactory[] }) {
  const { isPending, mutate } = useCollect();
  const { stored, perDay, full } = storesOf(plain, useNow(MINUTE));
  const isEmpty = stored.metal + stored.energy === 0;
  const isDisabled = isPending || isEmpty;
  return (
    <section className="well raid-section" aria-label={t("stores.title")}>
      <h3 className="panel-title">{t("stores.title")}</h3>
      <p>
        {isEmpty ? t("stores.empty") : t("stores.hold", amountWords(stored))}{" "}
        {full > 0 && <b className="store-full">{t("stores.fullCount", { count: full })}</b>}
      </p>
      <p className="raid-note">
        {t("stores.perDay", amountWords(perDay))}{" "}
        {plain.length > OUTPUT.full &&
          t("stores.lessFrom", { nth: OUTPUT.full + 1, percent: OUTPUT.percentLess })}
      </p>
      <button
        type="button"
        className="btn btn-ember justify-self-start"
        aria-disabled={isDisabled}
        onClick={() => {
          if (!isDisabled) mutate({});
        }}
      >
        {isPending ? t("stores.collecting") : t("stores.collect")}
      </button>
    </section>
  );
}
