import type { Position } from "@emberlode/contract";
import { useState } from "react";
import {
  DEFAULT_ZOOM,
  moved,
  type Point,
  type Size,
  scaledTo,
  type Viewport,
  withInSight,
  zoomStep,
} from "./viewport.ts";

export interface MapView {
  view: Viewport;
  size: Size;
  /** Pans the view by a distance in CSS pixels. */
  drag: (left: number, top: number) => void;
  /** Multiplies the scale around a point. */
  zoomAt: (factor: number, point: Point) => void;
  /** Zooms by one step around the center. */
  zoom: (by: 1 | -1) => void;
  bringInSight: (at: Position) => void;
  centerOn: (at: Position) => void;
}

/** The visible part of the world, initially centered on a cell. */
export function useMapView(start: Position, size: Size): MapView {
  const [view, setView] = useState<Viewport>({ x: start.x, y: start.y, scale: DEFAULT_ZOOM });
  const middle = { left: size.width / 2, top: size.height / 2 };
  return {
    view,
    size,
    drag: (left, top) => setView((now) => moved(now, -left / now.scale, -top / now.scale)),
    zoomAt: (factor, point) => setView((now) => scaledTo(now, size, now.scale * factor, point)),
    zoom: (by) => setView((now) => scaledTo(now, size, zoomStep(now.scale, by), middle)),
    bringInSight: (at) => setView((now) => withInSight(now, size, at)),
    centerOn: (at) => setView((now) => ({ ...now, x: at.x, y: at.y })),
  };
}
