import { GRID_SIZE, wrapCoordinate } from "@emberlode/game";
import { type KeyboardEvent, type MouseEvent, useMemo, useState } from "react";
import { Link } from "wouter";
import { messages } from "../lib/messages.ts";
import { exactNumber } from "../lib/numbers.ts";
import { Card } from "./card.tsx";
import { fieldPath, playerPath } from "./paths.ts";
import {
  type Cell,
  circlesPath,
  diamondsPath,
  GROUND_KINDS,
  type MapKind,
  PLACE_KINDS,
  squaresPath,
  type WorldCells,
} from "./world-cells.ts";

const t = await messages("admin-world");

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** Cells per key press with Shift. */
const LEAP = 5;

const KINDS: readonly MapKind[] = [...PLACE_KINDS, ...GROUND_KINDS];

function kindText(kind: MapKind): string {
  switch (kind) {
    case "metal":
    case "energy":
    case "forest":
    case "cave":
      return t(`map.fields.${kind}`);
    case "town":
      return t("map.town");
    default:
      return t(`map.kinds.${kind}`);
  }
}

/** What is on a cell. */
function cellText({ placeAt, typeAt }: WorldCells, cell: Cell): string {
  const place = placeAt(cell);
  if (place === undefined) {
    const type = typeAt(cell);
    if (type === "factory") return t("map.freeFactory");
    return t(`map.fields.${type === "base" || type === "mirage" ? "waste" : type}`);
  }
  const { owner: name, level } = place;
  switch (place.kind) {
    case "owned":
      return t("map.factoryOf", { name, level, slots: place.slots });
    case "guest":
      return t("map.guestBaseOf", { name, level });
    case "bot":
      return t("map.botBaseOf", { name, level });
    case "base":
      return t("map.baseOf", { name, level });
  }
}

interface ShapesProps {
  kind: MapKind;
  cells: readonly Cell[];
}

const CIRCLE = 0.36;
const DIAMOND = 0.44;

/** The cells of a kind: grounds are squares, bases circles, factories diamonds. */
function Shapes({ kind, cells }: ShapesProps) {
  const path = useMemo(() => {
    if (kind === "owned") return diamondsPath(cells, DIAMOND);
    if (kind === "free") return diamondsPath(cells, DIAMOND * 0.8);
    if (kind === "base" || kind === "guest" || kind === "bot") return circlesPath(cells, CIRCLE);
    return squaresPath(cells);
  }, [kind, cells]);
  return <path className="staff-map-kind" data-kind={kind} d={path} />;
}

interface LegendProps {
  cells: WorldCells;
  lit: MapKind | null;
  onLight: (kind: MapKind | null) => void;
}

function Legend({ cells, lit, onLight }: LegendProps) {
  return (
    <fieldset className="staff-map-legend" aria-label={t("map.legend")}>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className="staff-map-entry"
          aria-pressed={lit === kind}
          onClick={() => onLight(lit === kind ? null : kind)}
        >
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <Shapes kind={kind} cells={[{ x: 1, y: 1 }]} />
          </svg>
          <span>{kindText(kind)}</span>
          <b className="figure">{exactNumber(cells.byKind[kind].length)}</b>
        </button>
      ))}
    </fieldset>
  );
}

interface CellLineProps {
  cells: WorldCells;
  cell: Cell | null;
}

/** What is on the marked cell, with links. */
function CellLine({ cells, cell }: CellLineProps) {
  if (cell === null) return <p className="staff-map-cell text-muted">{t("map.keys")}</p>;
  const owner = cells.placeAt(cell)?.owner;
  const at = t("map.at", cell);
  const text = cellText(cells, cell);
  return (
    <p className="staff-map-cell">
      <b className="figure">{at}</b>
      <span>
        {owner === undefined ? (
          text
        ) : (
          <Link href={playerPath(owner)} className="staff-link">
            {text}
          </Link>
        )}
      </span>
      <a href={fieldPath(cell)} className="staff-link">
        {t("map.openField")}
      </a>
    </p>
  );
}

interface WorldMapProps {
  cells: WorldCells;
  /** The marked cell. */
  mark: Cell | null;
  onMark: (cell: Cell) => void;
}

/** The world's fields, bases and factories. */
export function WorldMap({ cells, mark, onMark }: WorldMapProps) {
  const [hover, setHover] = useState<Cell | null>(null);
  const [lit, setLit] = useState<MapKind | null>(null);
  const cellOf = ({ clientX, clientY, currentTarget }: MouseEvent): Cell => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const part = (offset: number, size: number) =>
      Math.min(GRID_SIZE, Math.max(1, Math.ceil((offset / size) * GRID_SIZE)));
    return { x: part(clientX - left, width), y: part(clientY - top, height) };
  };
  function move(event: KeyboardEvent): void {
    const by = MOVES[event.key];
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? LEAP : 1;
    const { x, y } = mark ?? { x: 25, y: 25 };
    setHover(null);
    onMark({ x: wrapCoordinate(x + by[0] * step), y: wrapCoordinate(y + by[1] * step) });
  }
  return (
    <Card title={t("map.title")} isFlush>
      <div className="staff-map">
        <div className="staff-map-parts">
          <div className="staff-map-main">
            <div
              role="application"
              className="staff-map-box"
              aria-label={t("map.label")}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the mark
              tabIndex={0}
              onKeyDown={move}
              onPointerMove={(event) => setHover(cellOf(event))}
              onPointerLeave={() => setHover(null)}
              onClick={(event) => onMark(cellOf(event))}
            >
              <svg
                viewBox={`0 0 ${GRID_SIZE} ${GRID_SIZE}`}
                aria-hidden="true"
                data-lit={lit ?? undefined}
              >
                {[...GROUND_KINDS, "free", "owned", "guest", "bot", "base"].map((name) => {
                  const kind = KINDS.find((one) => one === name);
                  return (
                    kind !== undefined && (
                      <g key={kind} data-dim={(lit !== null && lit !== kind) || undefined}>
                        <Shapes kind={kind} cells={cells.byKind[kind]} />
                      </g>
                    )
                  );
                })}
                {hover !== null && (
                  <rect
                    className="staff-map-hover"
                    x={hover.x - 1}
                    y={hover.y - 1}
                    width={1}
                    height={1}
                  />
                )}
                {mark !== null && (
                  <g className="staff-map-mark">
                    <rect x={mark.x - 1.3} y={mark.y - 1.3} width={1.6} height={1.6} />
                    <rect x={mark.x - 1.3} y={mark.y - 1.3} width={1.6} height={1.6} />
                  </g>
                )}
              </svg>
            </div>
            <CellLine cells={cells} cell={hover ?? mark} />
            <p role="status" className="sr-only">
              {mark !== null && `${t("map.at", mark)}. ${cellText(cells, mark)}.`}
            </p>
          </div>
          <Legend cells={cells} lit={lit} onLight={setLit} />
        </div>
      </div>
    </Card>
  );
}
