import { DistinctInArmy } from "./distinct-army.tsx";
import { DistinctOnMaps } from "./distinct-map.tsx";
import { DistinctOutcomes } from "./distinct-outcomes.tsx";

/** Everything that must be distinguishable without color, side by side. */
export function DistinctPage() {
  return (
    <div className="distinct-page">
      <DistinctOnMaps />
      <DistinctInArmy />
      <DistinctOutcomes />
    </div>
  );
}
