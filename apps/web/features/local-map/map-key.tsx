import { MapGlyph, VeinGlyph } from "@emberlode/art/map-glyph.tsx";
import { FIELD_TYPES } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

const t = await messages("game");
const tCatalogue = await messages("catalogue");

/** The drawing that stands for each type: the stage of a base, the class of a factory. */
const SAMPLE_TILE = 2;

/** The marks of cells, as their attributes. */
const MARKS = [
  { name: "own", cell: { "data-mark": "own" } },
  { name: "other", cell: { "data-mark": "other" } },
  { name: "vein", cell: { "data-vein": true, "data-type": "metal" } },
  { name: "spent", cell: { "data-spent": true, "data-type": "metal" } },
  { name: "relicArea", cell: { "data-relic": "area", "data-type": "waste" } },
  { name: "relicSeen", cell: { "data-relic": "seen", "data-type": "waste" } },
] as const;

/** The legend of the map around the player. */
export default function MapKey() {
  return (
    <ul className="map-key-list">
      {FIELD_TYPES.map((type) => (
        <li key={type}>
          <span className="map-cell" data-type={type} aria-hidden="true">
            <MapGlyph type={type} tile={SAMPLE_TILE} className="map-glyph" />
          </span>
          {tCatalogue(`fields.${type}.title`)}
        </li>
      ))}
      {MARKS.map(({ name, cell }) => (
        <li key={name}>
          <span className="map-cell" {...cell} aria-hidden="true">
            {name === "vein" && <VeinGlyph className="map-vein" />}
          </span>
          {t(`map.marks.${name}`)}
        </li>
      ))}
    </ul>
  );
}
