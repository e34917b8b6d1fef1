import type { Position } from "@emberlode/contract";
import { cellIndex, wrapCoordinate } from "@emberlode/game";
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { isActivation, isKey } from "../../lib/keys.ts";
import { messages } from "../../lib/messages.ts";
import { useShownPosition, useWalker, useWalkTarget } from "../movement/use-walker.ts";
import { handleMenuKey, itemsIn, MenuItems } from "../ui/menu.tsx";
import { positionPopover } from "../ui/position-popover.ts";
import { useCanvas } from "./paint-map.ts";
import { type PanZoom, useMapPointer } from "./use-map-pointer.ts";
import { usePlaceActions } from "./use-place-actions.ts";
import { type CellKind, distanceText, type ViewCell } from "./view-cells.ts";
import { type Point, pointOf } from "./viewport.ts";

const t = await messages("overview");

interface CellMenuProps {
  cell: ViewCell;
  label: string;
  /** Where the cell is drawn on the canvas. */
  point: Point;
  /** Whether the focus returns to the map. */
  onClose: (returnFocus: boolean) => void;
}

/** A cell's context menu, mounted while it is open. */
function CellMenu({ cell, label, point, onClose }: CellMenuProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const actions = usePlaceActions(cell);
  const show = useEffectEvent(() => {
    const popup = menu.current;
    if (popup === null || anchor.current === null) return;
    popup.showPopover?.();
    positionPopover(popup, anchor.current);
    itemsIn(popup)[0]?.focus();
  });
  useEffect(() => show(), []);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onClose(false);
  };
  return (
    <>
      <i ref={anchor} aria-hidden="true" className="overview-anchor" style={point} />
      <div
        ref={menu}
        id={id}
        popover="manual"
        role="menu"
        aria-label={label}
        className="menu"
        tabIndex={-1}
        onBlur={onBlur}
        onKeyDown={(event) => handleMenuKey(event, menu.current, () => onClose(true))}
      >
        <p className="overview-menu-title" role="presentation">
          {label}
        </p>
        <MenuItems
          items={actions}
          onChoose={({ onSelect }) => {
            onSelect();
            onClose(true);
          }}
        />
      </div>
    </>
  );
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** Cells per key press with Shift. */
const LEAP = 5;

interface MapKeys {
  cursor: Position;
  onMove: (to: Position) => void;
  onHome: () => void;
  onWalk: () => void;
  onMenu: () => void;
  onZoom: (by: 1 | -1) => void;
}

/** The map's keys: they move the cursor and act on its cell. */
function mapKeys(keys: MapKeys) {
  const act = (event: KeyboardEvent): boolean => {
    const move = MOVES[event.key];
    if (move !== undefined) {
      const { x, y } = keys.cursor;
      const by = event.shiftKey ? LEAP : 1;
      keys.onMove({ x: wrapCoordinate(x + move[0] * by), y: wrapCoordinate(y + move[1] * by) });
    } else if (isActivation(event)) keys.onWalk();
    else if (event.key === "Home") keys.onHome();
    else if (isKey("M", event)) keys.onMenu();
    else if (isKey("+", event) || isKey("=", event)) keys.onZoom(1);
    else if (isKey("-", event)) keys.onZoom(-1);
    else return false;
    return true;
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (act(event)) event.preventDefault();
  };
}

interface WorldMapProps {
  box: RefObject<HTMLDivElement | null>;
  cells: readonly ViewCell[];
  /** Decides the rivers. */
  season: number;
  letters: boolean;
  shown: ReadonlySet<CellKind>;
  map: PanZoom;
  cursor: Position;
  onCursor: (at: Position) => void;
  describe: (at: Position) => string;
}

/** The world on a canvas: drag, zoom, walk by tap or key; the marked cell is announced. */
export function WorldMap(props: WorldMapProps) {
  const { box, cells, season, letters, shown, map, cursor, onCursor, describe } = props;
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const walker = useWalker();
  const here = useShownPosition();
  const target = useWalkTarget();
  const [hasFocus, setHasFocus] = useState(false);
  const [hover, setHover] = useState<Position | null>(null);
  const [menuAt, setMenuAt] = useState<Position | null>(null);
  const { viewport, size } = map;
  const visibleCursor = hasFocus || menuAt !== null ? cursor : null;
  const isOwned = hover !== null && cells[cellIndex(hover)]?.owner != null;
  const ownedHover = isOwned ? hover : null;
  const scene = useMemo(
    () => ({
      cells,
      season,
      letters,
      viewport,
      size,
      shown,
      here,
      target,
      cursor: visibleCursor,
      hover: ownedHover,
    }),
    [cells, season, letters, viewport, size, shown, here, target, visibleCursor, ownedHover],
  );
  useCanvas(canvas, scene);
  const moveTo = (at: Position) => {
    onCursor(at);
    map.bringIntoView(at);
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
  const announcement = (at: Position) =>
    t("cell", { label: describe(at), way: distanceText(here, at) });
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
          label={describe(menuCell)}
          point={pointOf(viewport, size, menuCell)}
          onClose={(returnFocus) => {
            setMenuAt(null);
            if (returnFocus) box.current?.focus();
          }}
        />
      )}
      <div className="overview-foot">
        <p className="overview-cell figure" aria-hidden="true">
          {announcement(hover ?? cursor)}
        </p>
        <p role="status" className="overview-walk figure">
          {target === null ? "" : t("walking", { x: target.x, y: target.y })}
        </p>
        {target !== null && (
          <button type="button" className="btn" onClick={walker.stop}>
            {t("stop")}
          </button>
        )}
        <p id={id} className="overview-hint">
          <span className="overview-touch">{t("hintTouch")}</span>
          <span className="overview-keys">
            {t("hintMouse")} {t("hint")}
          </span>
        </p>
      </div>
      <p className="sr-only" role="status">
        {visibleCursor === null ? "" : announcement(cursor)}
      </p>
    </div>
  );
}
