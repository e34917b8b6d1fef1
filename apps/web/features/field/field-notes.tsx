import { cellKey } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { memo } from "react";
import { refusalAtom } from "./field-atoms.ts";
import type { Place } from "./use-place.ts";

/** A place's description, or why the last action there was refused (spec §8). */
export const FieldNotes = memo(function FieldNotes({ place }: { place: Place }) {
  const refusal = useAtomValue(refusalAtom);
  if (refusal?.key === cellKey(place.at)) {
    return (
      <p role="alert" className="field-notes font-semibold text-bad">
        {refusal.text}
      </p>
    );
  }
  return (
    <p className="field-notes">
      {place.desc} {place.hint !== "" && <span className="text-muted">{place.hint}</span>}
    </p>
  );
});
