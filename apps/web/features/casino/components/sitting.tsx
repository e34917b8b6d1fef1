import { useAtom, useAtomValue } from "jotai";
import { useId } from "react";
import { messages } from "../../../lib/messages.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { type GainLine, GainLines } from "../../ui/components/gain-lines.tsx";
import { casinoLimitAtom, sessionTotalAtom } from "../atoms/session-atoms.ts";

const t = await messages("town");

const LIMITS = [500, 1_000, 5_000, 10_000, 50_000] as const;
const RESOURCES = ["metal", "energy"] as const;

/** The session's result, and the loss limit. */
export function Sitting() {
  const total = useAtomValue(sessionTotalAtom);
  const [limit, setLimit] = useAtom(casinoLimitAtom);
  const id = useId();
  const lines: GainLine[] = RESOURCES.filter((kind) => total[kind] !== 0).map((kind) => ({
    kind,
    amount: total[kind],
    word: t(`resources.${kind}`).toLowerCase(),
  }));
  return (
    <div className="sitting">
      <div>
        <p className="text-xs text-muted">{t("casino.session")}</p>
        {lines.length === 0 ? <p>{t("casino.sessionNone")}</p> : <GainLines lines={lines} />}
      </div>
      <label htmlFor={id} className="text-xs text-muted">
        {t("casino.limit")}
      </label>
      <select
        id={id}
        className="input sitting-limit"
        value={limit ?? ""}
        onChange={({ target }) => setLimit(target.value === "" ? null : Number(target.value))}
      >
        <option value="">{t("casino.limits.none")}</option>
        {LIMITS.map((amount) => (
          <option key={amount} value={amount}>
            {t("casino.limits.of", { amount: exactNumber(amount) })}
          </option>
        ))}
      </select>
    </div>
  );
}
