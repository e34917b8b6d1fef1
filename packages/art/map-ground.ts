/** The ground of maps: regions that run into each other, with rivers. The same on every visit. */
import { cellIndex, type FieldType, GRID_SIZE, gridOffset, wrapCoordinate } from "@emberlode/game";
import { type Dice, diceOf } from "./dice.ts";

/** Red, green, blue, 0..255. */
type Color = readonly [number, number, number];

const FOG: Color = [9, 12, 17];
const TOWN: Color = [84, 74, 90];
const GROUNDS: Readonly<Partial<Record<FieldType, Color>>> = {
  waste: [90, 74, 54],
  metal: [86, 110, 128],
  energy: [78, 44, 32],
  forest: [38, 66, 46],
  cave: [88, 84, 80],
  factory: [98, 76, 66],
  base: [104, 90, 62],
};

/** The color of a field's ground, before light and neighbors change it; null for the unexplored. */
export function groundColor(type: FieldType | null): Color {
  return type === null ? FOG : (GROUNDS[type] ?? TOWN);
}

/** Points of noise per field. */
const LATTICE = 2;
const POINTS = GRID_SIZE * LATTICE;

function noiseOf(seed: string): Float32Array {
  const dice: Dice = diceOf(seed);
  return Float32Array.from({ length: POINTS * POINTS }, () => dice.range(0, 1));
}

const ACROSS = noiseOf("ground across");
const DOWN = noiseOf("ground down");
const HEIGHT = noiseOf("ground height");

const smooth = (t: number) => t * t * (3 - 2 * t);

/** Smooth noise, 0..1, at a place in fields; it continues across the edges of the world. */
function noiseAt(noise: Float32Array, x: number, y: number): number {
  const [left, top] = [Math.floor(x * LATTICE), Math.floor(y * LATTICE)];
  const [right, down] = [smooth(x * LATTICE - left), smooth(y * LATTICE - top)];
  const point = (column: number, row: number) => {
    const [a, b] = [((column % POINTS) + POINTS) % POINTS, ((row % POINTS) + POINTS) % POINTS];
    return noise[b * POINTS + a] ?? 0;
  };
  const upper = point(left, top) + (point(left + 1, top) - point(left, top)) * right;
  const low = point(left, top + 1) + (point(left + 1, top + 1) - point(left, top + 1)) * right;
  return upper + (low - upper) * down;
}

/** How far a border winds, in fields. */
const WINDING = 0.7;
/** How much the light changes with the height, and with the slope toward the light. */
const RELIEF = 0.22;
const SLOPE = 0.55;
const STEP = 0.2;

/** The color at a place in fields, where whole numbers are the centers of fields. */
function colorAt(typeAt: (index: number) => FieldType | null, x: number, y: number): Color {
  const field = (place: number, noise: Float32Array) =>
    wrapCoordinate(Math.round(place + (noiseAt(noise, x, y) - 0.5) * WINDING));
  const own = { x: wrapCoordinate(Math.round(x)), y: wrapCoordinate(Math.round(y)) };
  const ownType = typeAt(cellIndex(own));
  if (ownType === null) return FOG;
  // Borders wind between explored fields only: the fog keeps to its fields.
  const type = typeAt(cellIndex({ x: field(x, ACROSS), y: field(y, DOWN) })) ?? ownType;
  const height = noiseAt(HEIGHT, x, y);
  const slope = height - noiseAt(HEIGHT, x + STEP, y + STEP);
  const light = 1 + (height - 0.5) * RELIEF + slope * SLOPE;
  const [red, green, blue] = groundColor(type);
  return [red * light, green * light, blue * light];
}

/**
 * Pixels of a square of the ground, row by row, four channels each.
 * @param from its upper left corner, in fields
 * @param pixels pixels on each side
 * @param scale pixels per field
 */
export function groundPixels(
  typeAt: (index: number) => FieldType | null,
  from: { x: number; y: number },
  pixels: number,
  scale: number,
): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(pixels * pixels * 4);
  for (let row = 0; row < pixels; row++) {
    for (let column = 0; column < pixels; column++) {
      const x = from.x + (column + 0.5) / scale;
      const y = from.y + (row + 0.5) / scale;
      data.set([...colorAt(typeAt, x, y), 255], (row * pixels + column) * 4);
    }
  }
  return data;
}

/** A place in fields; not wrapped, so that lines continue across the edges of the world. */
interface Place {
  x: number;
  y: number;
}

export interface River {
  /** The places that it runs through, from its source on, `RIVER_STEP` apart. */
  places: readonly Place[];
  /** Whether it ends in a lake; otherwise it flows into another river. */
  endsInLake: boolean;
}

const RIVERS = 7;
const RIVER_STEPS = 44;
const RIVER_STEP = 0.8;
const RIVER_TURN = 0.5;
/** A source may be beside another river. */
const SOURCE_STEPS = 4;

/** The place of one of these rivers that is within a step; null if none is. */
function confluence(rivers: readonly River[], at: Place): Place | null {
  for (const { places } of rivers) {
    for (const place of places) {
      const { dx, dy } = gridOffset(at, place);
      if (Math.hypot(dx, dy) < RIVER_STEP) return { x: at.x + dx, y: at.y + dy };
    }
  }
  return null;
}

/** The rivers of a season: decoration, which says nothing about the fields. */
export function riversOf(season: number): readonly River[] {
  const dice = diceOf(`rivers ${season}`);
  const rivers: River[] = [];
  while (rivers.length < RIVERS) {
    let at: Place = { x: dice.range(1, GRID_SIZE), y: dice.range(1, GRID_SIZE) };
    const heading = dice.range(0, Math.PI * 2);
    let turn = 0;
    const places: Place[] = [];
    let joined: Place | null = null;
    while (places.length < RIVER_STEPS && joined === null) {
      turn = turn * 0.8 + dice.range(-RIVER_TURN, RIVER_TURN);
      const angle = heading + turn;
      at = { x: at.x + Math.cos(angle) * RIVER_STEP, y: at.y + Math.sin(angle) * RIVER_STEP };
      if (places.length >= SOURCE_STEPS) joined = confluence(rivers, at);
      places.push(joined ?? at);
    }
    rivers.push({ places, endsInLake: joined === null });
  }
  return rivers;
}
