import { useAtomValue } from "jotai";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { type Outcome, outcomeAtom } from "../atoms/field-atoms.ts";
import { fieldKey } from "../hooks/use-fields.ts";
import type { Place } from "../hooks/use-place.ts";

function textOf({ amount, resource }: Extract<Outcome, { kind: "gained" }>): string {
  const name = t.game.resources[resource].toLowerCase();
  return amount === 0
    ? t.game.field.gainedNothing(name)
    : t.game.field.gained(exactNumber(amount), name);
}

/** What the last dig here brought: "+57 metal". */
export function ResultLine({ place }: { place: Place }) {
  const outcome = useAtomValue(outcomeAtom);
  const gained = outcome?.kind === "gained" && outcome.key === fieldKey(place.at) ? outcome : null;
  return (
    <p className={`result result-${gained?.resource ?? "none"}`} role="status">
      {gained !== null && <b key={gained.at}>{textOf(gained)}</b>}
    </p>
  );
}
