import { cellKey } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { refusalAtom } from "../../field/atoms/field-atoms.ts";
import { ResultLine } from "../../field/components/result-line.tsx";
import type { Place } from "../../field/hooks/use-place.ts";
import { FindLine } from "../../finds/components/find-line.tsx";

/** The last action's result, beside a phone's map, where neither scene nor description is visible. */
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
