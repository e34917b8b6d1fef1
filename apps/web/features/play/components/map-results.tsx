import { cellKey } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { refusalAtom } from "../../field/atoms/field-atoms.ts";
import { ResultLine } from "../../field/components/result-line.tsx";
import type { Place } from "../../field/hooks/use-place.ts";
import { FindLine } from "../../finds/components/find-line.tsx";

/** What the last action here came to, beside the map of a phone: neither scene nor description is in sight there. */
export function MapResults({ place }: { place: Place }) {
  const refusal = useAtomValue(refusalAtom);
  const isRefused = refusal?.key === cellKey(place.at);
  return (
    <div className="map-results">
      {isRefused ? (
        <p role="alert" className="result">
          <b>{refusal.text}</b>
        </p>
      ) : (
        <>
          <ResultLine place={place} />
          <FindLine place={place} />
        </>
      )}
    </div>
  );
}
