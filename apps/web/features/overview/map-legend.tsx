import { MapGlyph } from "@emberlode/art/map-glyph.tsx";
import { FACTORY_CLASS_IDS, type FieldType } from "@emberlode/game";
import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { CELL_KINDS, type CellKind, MINE_SIGN, RELIC_SIGN, VEIN_SIGN } from "./view-cells.ts";

const t = await messages("overview");
const tCatalogue = await messages("catalogue");

/** The letter of each kind. */
const LETTERS: Readonly<Record<CellKind, string>> = {
  own: "B",
  base: "B",
  factory: "F",
  plot: "A",
  relic: RELIC_SIGN,
  vein: VEIN_SIGN,
  mine: MINE_SIGN,
  spent: "M",
  metal: "M",
  energy: "E",
  cave: "C",
  forest: "T",
  // Each kind of town building has its own letter, explained below.
  town: "…",
};

/** The picture of each kind; marks keep their letter. */
const PICTURES: Readonly<Partial<Record<CellKind, readonly [FieldType, number]>>> = {
  own: ["base", 3],
  base: ["base", 2],
  factory: ["factory", 2],
  vein: ["metal", 0],
  spent: ["metal", 1],
  metal: ["metal", 2],
  energy: ["energy", 2],
  cave: ["cave", 0],
  forest: ["forest", 0],
  town: ["bank", 0],
};

const BUILDINGS = ["market", "bank", "web", "casino", "memorial", "euc", "mirage"] as const;

function Sample({ kind, letters }: { kind: CellKind; letters: boolean }) {
  const picture = letters ? undefined : PICTURES[kind];
  return (
    <span className="overview-sample" data-kind={kind} aria-hidden="true">
      {picture === undefined ? (
        LETTERS[kind]
      ) : (
        <MapGlyph type={picture[0]} tile={picture[1]} className="overview-tile" />
      )}
      {picture !== undefined && kind === "vein" && <b>{VEIN_SIGN}</b>}
    </span>
  );
}

/** The names of the pictures that one kind has several of. */
function Pictures() {
  return (
    <ul className="overview-pictures">
      {BUILDINGS.map((type) => (
        <li key={type}>
          <MapGlyph type={type} tile={0} className="overview-tile" />
          {tCatalogue(`fields.${type}.title`)}
        </li>
      ))}
      {FACTORY_CLASS_IDS.map((id, index) => (
        <li key={id}>
          <MapGlyph type="factory" tile={index + 1} className="overview-tile" />
          {tCatalogue(`factoryClasses.${id}`)}
        </li>
      ))}
    </ul>
  );
}

interface MapLegendProps {
  counts: ReadonlyMap<CellKind, number>;
  shown: ReadonlySet<CellKind>;
  letters: boolean;
  /** Whether it is unfolded at first. */
  isOpen: boolean;
  onChange: (shown: ReadonlySet<CellKind>) => void;
}

/** The legend: each kind is a toggle that shows or hides it. */
export const MapLegend = memo(function MapLegend(props: MapLegendProps) {
  const { counts, shown, letters, isOpen, onChange } = props;
  const toggle = (kind: CellKind) => {
    const next = new Set(shown);
    if (!next.delete(kind)) next.add(kind);
    onChange(next);
  };
  return (
    <details className="overview-legend" open={isOpen}>
      <summary>{t("legend")}</summary>
      <ul>
        <li>
          <button type="button" className="btn" onClick={() => onChange(new Set(CELL_KINDS))}>
            {t("all")}
          </button>
        </li>
        <li>
          <button type="button" className="btn" onClick={() => onChange(new Set())}>
            {t("none")}
          </button>
        </li>
        {CELL_KINDS.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              className="overview-kind"
              aria-pressed={shown.has(kind)}
              onClick={() => toggle(kind)}
            >
              <Sample kind={kind} letters={letters} />
              <span className="overview-kind-name">{t(`kinds.${kind}`)}</span>
              <span className="figure" translate="no">
                {exactNumber(counts.get(kind) ?? 0)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {letters ? (
        <>
          <p className="overview-hint">{t("classes")}</p>
          <p className="overview-hint">{t("town")}</p>
        </>
      ) : (
        <Pictures />
      )}
    </details>
  );
});
