/** Pan, zoom and taps of the world map. */
import type { Position } from "@emberlode/contract";
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import {
  cellAtPoint,
  DEFAULT_ZOOM,
  type Point,
  panBy,
  panIntoView,
  type Size,
  type Viewport,
  zoomStep,
  zoomTo,
} from "./viewport.ts";

/** Duration of a long press, which opens the menu, in milliseconds. */
const LONG_PRESS_MS = 500;
/** Distance from which a press is a drag, in CSS pixels. */
const DRAG_FROM_PX = 8;
/** Zoom factor per wheel notch. */
const WHEEL_FACTOR = 1.2;
const MAIN_BUTTON = 0;
const SECOND_BUTTON = 2;

interface Press {
  from: Point;
  last: Point;
  /** Whether it became a drag, a pinch or a long press, so that it is no longer a tap. */
  consumed: boolean;
}

interface MapPointer {
  map: PanZoom;
  onTap: (at: Position) => void;
  /** Called to open a cell's menu; null for the marked cell. */
  onMenu: (at: Position | null) => void;
  onHover: (at: Position | null) => void;
}

function pointIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top } = element.getBoundingClientRect();
  return { left: clientX - left, top: clientY - top };
}

const distanceBetween = (a: Point, b: Point) => Math.hypot(a.left - b.left, a.top - b.top);

/**
 * Pointer handlers of the map: dragging pans, two fingers and the wheel zoom; taps and long presses
 * act on a cell.
 */
export function useMapPointer(box: RefObject<HTMLElement | null>, pointer: MapPointer) {
  const { map, onTap, onMenu, onHover } = pointer;
  const presses = useRef(new Map<number, Press>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the last press opened the menu. */
  const wasHeld = useRef(false);
  const cellOf = (point: Point) => cellAtPoint(map.viewport, map.size, point);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    if (event.deltaY === 0 || box.current === null) return;
    const factor = event.deltaY < 0 ? WHEEL_FACTOR : 1 / WHEEL_FACTOR;
    map.zoomAt(factor, pointIn(box.current, event));
  });
  // React's wheel handlers are passive and cannot prevent scrolling.
  useEffect(() => {
    const element = box.current;
    const listener = (event: WheelEvent) => onWheel(event);
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, [box]);

  /** Not an effect event: without a drag, the view has not moved since the press. */
  const menuOf = (id: number, press: Press) => {
    presses.current.delete(id);
    const at = cellOf(press.from);
    if (at === null || press.consumed) return;
    wasHeld.current = true;
    onMenu(at);
  };

  const pinch = (press: Press, point: Point) => {
    const other = [...presses.current.values()].find((one) => one !== press);
    if (other === undefined) return;
    const before = distanceBetween(press.last, other.last);
    if (before > 0) map.zoomAt(distanceBetween(point, other.last) / before, other.last);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== MAIN_BUTTON) return;
      const from = pointIn(event.currentTarget, event);
      const hasOthers = presses.current.size > 0;
      const press = { from, last: from, consumed: hasOthers };
      wasHeld.current = false;
      for (const other of presses.current.values()) other.consumed = true;
      presses.current.set(event.pointerId, press);
      event.currentTarget.setPointerCapture?.(event.pointerId);
      clearTimeout(timer.current);
      const { pointerId } = event;
      if (!hasOthers) timer.current = setTimeout(() => menuOf(pointerId, press), LONG_PRESS_MS);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const point = pointIn(event.currentTarget, event);
      const press = presses.current.get(event.pointerId);
      if (press === undefined) {
        if (event.pointerType === "mouse") onHover(cellOf(point));
        return;
      }
      const isPinch = presses.current.size > 1;
      if (!isPinch && !press.consumed && distanceBetween(press.from, point) < DRAG_FROM_PX) return;
      clearTimeout(timer.current);
      press.consumed = true;
      if (isPinch) pinch(press, point);
      else map.drag(point.left - press.last.left, point.top - press.last.top);
      press.last = point;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      clearTimeout(timer.current);
      const press = presses.current.get(event.pointerId);
      presses.current.delete(event.pointerId);
      const at = press === undefined || press.consumed ? null : cellOf(press.from);
      if (at !== null) onTap(at);
    },
    // The mouse events that browsers send after a touch would move the focus, which closes the
    // menu.
    onTouchEnd(event: TouchEvent) {
      if (wasHeld.current) event.preventDefault();
    },
    onPointerCancel(event: PointerEvent) {
      clearTimeout(timer.current);
      presses.current.delete(event.pointerId);
    },
    onPointerLeave: () => onHover(null),
    onContextMenu(event: MouseEvent<HTMLElement>) {
      event.preventDefault();
      clearTimeout(timer.current);
      const [pressed] = presses.current;
      const at = cellOf(pointIn(event.currentTarget, event));
      if (pressed !== undefined) menuOf(...pressed);
      else if (event.button !== SECOND_BUTTON) onMenu(null);
      else if (at !== null) onMenu(at);
    },
  };
}

export interface PanZoom {
  viewport: Viewport;
  size: Size;
  /** Pans the view by a distance in CSS pixels. */
  drag: (left: number, top: number) => void;
  /** Multiplies the scale around a point. */
  zoomAt: (factor: number, point: Point) => void;
  /** Zooms by one step around the center. */
  zoom: (by: 1 | -1) => void;
  bringIntoView: (at: Position) => void;
  centerOn: (at: Position) => void;
}

/** The visible part of the world, initially centered on a cell. */
export function usePanZoom(start: Position, size: Size, scale = DEFAULT_ZOOM): PanZoom {
  const [viewport, setViewport] = useState<Viewport>({ x: start.x, y: start.y, scale });
  const middle = { left: size.width / 2, top: size.height / 2 };
  const centerOn = useCallback(
    (at: Position) => setViewport((now) => ({ ...now, x: at.x, y: at.y })),
    [],
  );
  return {
    viewport,
    size,
    drag: (left, top) => setViewport((now) => panBy(now, -left / now.scale, -top / now.scale)),
    zoomAt: (factor, point) => setViewport((now) => zoomTo(now, size, now.scale * factor, point)),
    zoom: (by) => setViewport((now) => zoomTo(now, size, zoomStep(now.scale, by), middle)),
    bringIntoView: (at) => setViewport((now) => panIntoView(now, size, at)),
    centerOn,
  };
}
