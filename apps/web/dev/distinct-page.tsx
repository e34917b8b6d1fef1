import { DistinctInArmy } from "./distinct-army.tsx";
import { DistinctOnMaps } from "./distinct-map.tsx";
import { DistinctOutcomes } from "./distinct-outcomes.tsx";

/** What has to be told apart without color, each beside the others. */
export function DistinctPage() {
  return (
    <div className="distinct-page">
      <DistinctOnMaps />
      <DistinctInArmy />
      <DistinctOutcomes />
    </div>
  );
}
