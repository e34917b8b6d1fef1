import { groundColor } from "@emberlode/art/map-ground.ts";
import { FACTORY_CLASS_IDS, FIELD_TYPES, type FieldType, SIDES, UNITS } from "@emberlode/game";
import { useEffect, useRef } from "react";
import { toast } from "react-toastify/unstyled";
import { UnitIcon } from "../features/army/army-icons.tsx";
import { BattleBadge } from "../features/battles/battle-head.tsx";
import { DOT, type MapCell } from "../features/local-map/cells.ts";
import { MapCellView } from "../features/local-map/map-cells.tsx";
import { inkOf, paintCell } from "../features/overview/paint-cell.ts";
import { createTileSheet } from "../features/overview/tile-sheet.ts";
import {
  CELL_KINDS,
  type CellKind,
  kindOfField,
  type ViewCell,
} from "../features/overview/view-cells.ts";
import { DEFAULT_ZOOM } from "../features/overview/viewport.ts";
import type { RelicMark } from "../features/relics/relic-marks.ts";
import { GainLines } from "../features/ui/gain-lines.tsx";
import { ListRow, ListRows } from "../features/ui/list-row.tsx";
import { OutcomeBox } from "../features/ui/outcome-line.tsx";
import { Toasts } from "../features/ui/toasts.tsx";
import { messages } from "../lib/messages.ts";
import { Distinct, Group } from "./group.tsx";
import { SAMPLE_TEXTS } from "./samples.ts";

const t = await messages("battles");
const tCatalogue = await messages("catalogue");

const FONT = '900 16px "Inter Variable"';
const AT = { x: 1, y: 1 };
const ALL: ReadonlySet<CellKind> = new Set(CELL_KINDS);

/** The state of a cell on either map. */
interface CellState {
  type: FieldType | null;
  mark?: "own" | "other";
  isSpent?: boolean;
  vein?: boolean;
  relic?: RelicMark;
  /** The class of a factory, 1 for small ones to 4 for works. */
  dots?: number;
  pin?: string;
  here?: boolean;
  isTarget?: boolean;
}

const GROUNDS = FIELD_TYPES.map((type): [string, CellState] => [type, { type }]);
const STATES: readonly (readonly [name: string, state: CellState])[] = [
  ["fog", { type: null }],
  ...GROUNDS.filter(([name]) => name !== "base" && name !== "factory"),
  ...FACTORY_CLASS_IDS.map(
    (id, index) => [`${id} factory`, { type: "factory", dots: index + 1 }] as const,
  ),
  ["own base", { type: "base", mark: "own" }],
  ["another's base", { type: "base", mark: "other" }],
  ["own small factory", { type: "factory", mark: "own", dots: 1 }],
  ["own works", { type: "factory", mark: "own", dots: 4 }],
  ...(["metal", "energy", "cave", "forest"] as const).map(
    (type) => [`spent ${type}`, { type, isSpent: true }] as const,
  ),
  ["vein of metal", { type: "metal", vein: true }],
  ["vein of energy", { type: "energy", vein: true }],
  ["plot on waste", { type: "waste", pin: "A" }],
  ["plot on metal", { type: "metal", pin: "A" }],
  ["plot on energy", { type: "energy", pin: "A" }],
  ["plot in fog", { type: null, pin: "A" }],
  ...(["waste", "metal", null] as const).flatMap((type) =>
    (["area", "center", "seen"] as const).map(
      (relic) => [`relic ${relic} on ${type ?? "fog"}`, { type, relic }] as const,
    ),
  ),
  ["relic area on a vein", { type: "metal", relic: "area", vein: true }],
  ["relic area on spent metal", { type: "metal", relic: "area", isSpent: true }],
];

/** States shown by the walking map only. */
const PLAYER: readonly (readonly [name: string, state: CellState])[] = [
  ["player on waste", { type: "waste", here: true }],
  ["target on waste", { type: "waste", isTarget: true }],
];

function walkCell({ type, mark, isSpent, vein, relic, dots, pin }: CellState): MapCell {
  return {
    ...AT,
    type,
    tile: dots ?? 2,
    mark: mark ?? null,
    isSpent: isSpent ?? false,
    vein: vein ?? false,
    relic: relic ?? null,
    dots: DOT.repeat(dots ?? 0),
    pin: pin ?? null,
    pinColor: null,
    label: "",
  };
}

function viewCell({ type, mark, isSpent, vein, relic, dots, pin }: CellState): ViewCell {
  return {
    ...AT,
    type,
    fieldKind: kindOfField(type, mark === "own"),
    owner: mark === "other" ? SAMPLE_TEXTS.player : null,
    tile: dots ?? 2,
    mine: false,
    pin: pin === undefined ? null : { letter: pin, color: null, title: pin },
    isSpent: isSpent ?? false,
    vein: vein ?? false,
    relic: relic ?? null,
    dots: dots ?? 0,
  };
}

const drawTileWith = createTileSheet();

/** A cell of the overview, drawn as the overview draws it, with letters or pictures. */
function OverviewCell({ state, pictures }: { state: CellState; pictures: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // Canvas text does not wait for fonts: paint once the game's font has loaded.
    void document.fonts.load(FONT, "A").then(() => {
      const pen = canvas.current?.getContext("2d");
      if (!canvas.current || !pen) return;
      const square = { left: 0, top: 0, side: DEFAULT_ZOOM };
      pen.fillStyle = `rgb(${groundColor(state.type).join()})`;
      pen.fillRect(0, 0, DEFAULT_ZOOM, DEFAULT_ZOOM);
      const drawTile = pictures ? drawTileWith(pen) : null;
      paintCell(pen, inkOf(canvas.current), viewCell(state), ALL, square, drawTile);
      canvas.current.dataset.drawn = "true";
    });
  }, [state, pictures]);
  return <canvas ref={canvas} width={DEFAULT_ZOOM} height={DEFAULT_ZOOM} />;
}

/** A cell of the walking map, as small as it gets. */
function WalkCell({ name, state }: { name: string; state: CellState }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of the grid widget
    // biome-ignore lint/a11y/useFocusableInteractive: this sample has no keyboard navigation
    <div role="row">
      <Distinct group="cell of the map" name={name} className="distinct-cell">
        <MapCellView
          {...walkCell(state)}
          label={name}
          isHere={state.here ?? false}
          isTarget={state.isTarget ?? false}
          focusable={false}
          onChoose={() => {}}
        />
      </Distinct>
    </div>
  );
}

/** Every letter and state of the walking map and of the overview. */
export function DistinctOnMaps() {
  return (
    <>
      <Group title={SAMPLE_TEXTS.walkCells}>
        {/* biome-ignore lint/a11y/useSemanticElements: same markup as the walking map */}
        <div role="grid" aria-label={SAMPLE_TEXTS.walkCells} className="map-grid distinct-cells">
          {[...STATES, ...PLAYER].map(([name, state]) => (
            <WalkCell key={name} name={name} state={state} />
          ))}
        </div>
      </Group>
      <Group title={SAMPLE_TEXTS.worldCells}>
        {[false, true].map((pictures) => (
          <div key={String(pictures)} className="overview-map distinct-cells distinct-world">
            {STATES.map(([name, state]) => (
              <Distinct
                key={name}
                group={pictures ? "picture of the overview" : "cell of the overview"}
                name={name}
              >
                <OverviewCell state={state} pictures={pictures} />
              </Distinct>
            ))}
          </div>
        ))}
      </Group>
    </>
  );
}

const KEPT = { autoClose: false } as const;

/** Results of fights and actions, and toasts; all with the same text where they have any. */
export function DistinctOutcomes() {
  useEffect(() => {
    const text = SAMPLE_TEXTS.outcome;
    toast.success(text, { ...KEPT, toastId: "success" });
    toast.error(text, { ...KEPT, toastId: "error" });
    toast(text, { ...KEPT, toastId: "news" });
  }, []);
  return (
    <Group title={SAMPLE_TEXTS.outcomes}>
      <div className="distinct-rows">
        {[true, false].map((won) => (
          <Distinct key={String(won)} group="end of a fight" name={won ? "won" : "lost"}>
            <BattleBadge won={won} text={won ? t("won") : t("lost")} />
          </Distinct>
        ))}
        {([1, -1] as const).map((sign) => (
          <Distinct key={sign} group="line" name={sign > 0 ? "gain" : "loss"}>
            <GainLines lines={[{ kind: "metal", amount: sign * 57, word: "metal" }]} />
          </Distinct>
        ))}
        {(["done", "refused"] as const).map((tone) => (
          <Distinct
            key={tone}
            group="outcome of an action"
            name={tone}
            className="distinct-outcome"
          >
            <OutcomeBox tone={tone} text={SAMPLE_TEXTS.outcome} />
          </Distinct>
        ))}
      </div>
      <Toasts />
    </Group>
  );
}

/** The head of every unit's row, bought and locked. */
export function DistinctInArmy() {
  return (
    <Group title={SAMPLE_TEXTS.armyRows}>
      {SIDES.map((side) => (
        <ListRows key={side} label={side}>
          {UNITS[side].map(({ id }, index) => (
            <ListRow
              key={id}
              icon={
                <Distinct group="row of the army" name={tCatalogue(`units.${id}`)}>
                  <UnitIcon side={side} index={index} />
                </Distinct>
              }
              title={tCatalogue(`units.${id}`)}
            />
          ))}
        </ListRows>
      ))}
    </Group>
  );
}
