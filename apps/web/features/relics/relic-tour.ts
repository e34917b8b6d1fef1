/** Searching the area of a relic (rules §9). */
import {
  gridDistance,
  type Position,
  RELIC_AREA,
  RELIC_SIGHT,
  wrapCoordinate,
} from "@emberlode/game";

/** From one point of the tour, this many fields are seen in a row. */
const SEEN = 2 * RELIC_SIGHT + 1;
const POINTS = RELIC_AREA / SEEN;

/**
 * Points from which all of an area is seen, each next to the one before, relative to its center.
 */
const TOUR: readonly Position[] = Array.from({ length: POINTS * POINTS }, (_, index) => {
  const row = Math.floor(index / POINTS);
  const column = index % POINTS;
  const inRow = row % 2 === 0 ? column : POINTS - 1 - column;
  const offset = (nth: number) => (nth - (POINTS - 1) / 2) * SEEN;
  return { x: offset(inRow), y: offset(row) };
});

/**
 * Where to look next in the area around a center: the nearest point of the tour, or the next one
 * from a point.
 */
export function nextLook(center: Position, from: Position): Position {
  const points = TOUR.map(({ x, y }) => ({
    x: wrapCoordinate(center.x + x),
    y: wrapCoordinate(center.y + y),
  }));
  const steps = points.map((point) => gridDistance(from, point));
  const nearest = steps.indexOf(Math.min(...steps));
  const isThere = steps[nearest] === 0;
  return points[(nearest + (isThere ? 1 : 0)) % points.length] ?? center;
}
