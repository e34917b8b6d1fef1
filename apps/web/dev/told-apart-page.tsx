import { ToldApartInArmy } from "./told-apart-army.tsx";
import { ToldApartOnMaps } from "./told-apart-map.tsx";
import { ToldApartOutcomes } from "./told-apart-outcomes.tsx";

/** What has to be told apart without colour, each beside the others. */
export function ToldApartPage() {
  return (
    <div className="told-page">
      <ToldApartOnMaps />
      <ToldApartInArmy />
      <ToldApartOutcomes />
    </div>
  );
}
