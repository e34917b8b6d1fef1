/** What the last action at a field gave, and why one was refused. */
import { cellKey } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { memo, Suspense } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { useNowSelector } from "../../lib/use-now.ts";
import { type FieldOutcome, fieldOutcomeAtom, refusalAtom } from "../field/field-atoms.ts";
import type { Place } from "../field/use-place.ts";
import { HintLine } from "../guidance/lazy-guidance.ts";
import { hintAtom } from "../hints/hint-atom.ts";

const t = await messages("game");

/** "+57 metal (vein, effort 20)". */
function textOf({
  amount,
  resource,
  effort,
  vein,
}: Extract<FieldOutcome, { kind: "gained" }>): string {
  const name = t(`resourceNouns.${resource}`);
  const how = [
    vein ? t("field.gainedVein") : [],
    effort > 1 ? t("field.gainedEffort", { effort }) : [],
  ].flat();
  const what =
    amount === 0
      ? t("field.gainedNothing", { resource: name })
      : t("field.gained", { amount: exactNumber(amount), resource: name });
  return how.length === 0 ? what : `${what} (${how.join(", ")})`;
}

/** How long the result is shown, in milliseconds, so that returning players see no stale one. */
const SHOWN_MS = 30_000;

/** The result of the last dig here: "+57 metal". */
export const ResultLine = memo(function ResultLine({ place }: { place: Place }) {
  const outcome = useAtomValue(fieldOutcomeAtom);
  const isHere = outcome?.kind === "gained" && outcome.key === cellKey(place.at);
  const isOld = useNowSelector((now) => (isHere && now - outcome.at > SHOWN_MS ? 1 : 0)) === 1;
  const gained = isHere && !isOld ? outcome : null;
  return (
    <p className={`result result-${gained?.resource ?? "none"}`} role="status">
      {gained !== null && <b key={gained.at}>{textOf(gained)}</b>}
    </p>
  );
});

/** What a Slot Scouter in reach sees of a factory that is not the player's; empty without one. */
function scoutText({ field }: Place): string {
  if (field?.scout === undefined) return "";
  const { slots, guard, store } = field.scout;
  const count = guard.units.reduce((sum, units) => sum + units, 0);
  return t("field.scout", { slots, guard: count, ...store });
}

/**
 * A place's description, or why the last action there was refused (spec §8), or the explanation of
 * what the player meets for the first time.
 */
export const FieldNotes = memo(function FieldNotes({ place }: { place: Place }) {
  const refusal = useAtomValue(refusalAtom);
  const hint = useAtomValue(hintAtom);
  if (refusal?.key === cellKey(place.at)) {
    return (
      <p role="alert" className="field-notes font-semibold text-bad">
        {refusal.text}
      </p>
    );
  }
  if (hint !== null) {
    return (
      <Suspense fallback={<p className="field-notes" />}>
        <HintLine hint={hint} />
      </Suspense>
    );
  }
  return (
    <p className="field-notes">
      {place.desc} {scoutText(place)}{" "}
      {place.offMapNote !== "" && <span className="text-muted">{place.offMapNote}</span>}
    </p>
  );
});
