import type { Position } from "@emberlode/contract";
import { cellIndex } from "@emberlode/game";
import { type RefObject, useId, useMemo, useRef, useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { useShownPosition, useWalker, useWalkTarget } from "../../movement/hooks/use-walker.ts";
import { useCanvas } from "../hooks/use-canvas.ts";
import { useMapPointer } from "../hooks/use-map-pointer.ts";
import type { MapView } from "../hooks/use-map-view.ts";
import type { Kind } from "../kinds.ts";
import { mapKeys } from "../map-keys.ts";
import { pointOf } from "../viewport.ts";
import { type WorldCell, wayTo } from "../world.ts";
import { CellMenu } from "./cell-menu.tsx";

const t = await messages("overview");

interface WorldMapProps {
  box: RefObject<HTMLDivElement | null>;
  cells: readonly WorldCell[];
  shown: ReadonlySet<Kind>;
  map: MapView;
  cursor: Position;
  onCursor: (at: Position) => void;
  words: (at: Position) => string;
}

/** The world on one canvas: drag, zoom, walk by tap or key; the marked cell is announced. */
export function WorldMap({ box, cells, shown, map, cursor, onCursor, words }: WorldMapProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const walker = useWalker();
  const here = useShownPosition();
  const target = useWalkTarget();
  const [hasFocus, setHasFocus] = useState(false);
  const [hover, setHover] = useState<Position | null>(null);
  const [menuAt, setMenuAt] = useState<Position | null>(null);
  const { view, size } = map;
  const mark = hasFocus || menuAt !== null ? cursor : null;
  const scene = useMemo(
    () => ({ world: cells, view, size, shown, here, target, cursor: mark }),
    [cells, view, size, shown, here, target, mark],
  );
  useCanvas(canvas, scene);
  const moveTo = (at: Position) => {
    onCursor(at);
    map.bringInSight(at);
  };
  const openMenu = (at: Position) => {
    onCursor(at);
    setMenuAt(at);
  };
  const pointer = useMapPointer(box, {
    map,
    onTap(at) {
      onCursor(at);
      walker.walkTo(at);
    },
    onMenu: (at) => openMenu(at ?? cursor),
    onHover: setHover,
  });
  const onKeyDown = mapKeys({
    cursor,
    onMove: moveTo,
    onHome: () => moveTo(here),
    onWalk: () => walker.walkTo(cursor),
    onMenu: () => openMenu(cursor),
    onZoom: map.zoom,
  });
  const say = (at: Position) => t("cell", { label: words(at), way: wayTo(here, at) });
  const menuCell = menuAt === null ? undefined : cells[cellIndex(menuAt)];
  return (
    <div className="overview-frame">
      <div
        ref={box}
        role="application"
        aria-roledescription={t("role")}
        aria-label={t("label")}
        aria-describedby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map handles keys
        tabIndex={0}
        className="overview-map"
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <canvas ref={canvas} />
      </div>
      {menuCell !== undefined && (
        <CellMenu
          key={cellIndex(menuCell)}
          cell={menuCell}
          label={words(menuCell)}
          point={pointOf(view, size, menuCell)}
          onClose={(back) => {
            setMenuAt(null);
            if (back) box.current?.focus();
          }}
        />
      )}
      <p className="overview-cell figure" aria-hidden="true">
        {say(hover ?? cursor)}
      </p>
      <p className="sr-only" role="status">
        {mark === null ? "" : say(cursor)}
      </p>
      <p id={id} className="overview-hint">
        <span className="overview-keys">{t("hint")}</span>{" "}
        <span className="overview-touch">{t("hintTouch")}</span>
      </p>
    </div>
  );
}
