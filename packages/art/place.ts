import type { FieldType, Period } from "@emberlode/game";
import type { BaseImage } from "./base-layouts.ts";
import { type Sky, skyAt, skyHour } from "./sky-clock.ts";
import type { Variant } from "./subject-forest.ts";

/** Input of a scene. */
export interface SceneProps {
  type: FieldType;
  x: number;
  y: number;
  period: Period;
  /** Hour of the game day, 0..24 with fractions. Moves sun, moon and clouds; overrides `period`. */
  hour?: number | undefined;
  /** Which of the five forests or wastelands. */
  variant?: Variant | undefined;
  /** Picture of a base by rank: 14 a tent, 1 the citadel (spec section 9). */
  baseImage?: BaseImage | undefined;
  /** Whether the field is spent: no glow, no steam. */
  spent?: boolean | undefined;
  /** A vein runs through this ore field today (rules section 4). */
  vein?: boolean | undefined;
  /** Whether lanterns and fires burn around the base at any hour. */
  lit?: boolean | undefined;
}

/** Everything that determines a picture: equal values give equal pictures. */
export interface SceneState {
  type: FieldType;
  x: number;
  y: number;
  sky: Sky;
  variant: Variant;
  baseImage: BaseImage;
  spent: boolean;
  vein: boolean;
  lit: boolean;
}

const isOre = (type: FieldType): boolean => type === "metal" || type === "energy";
const isVaried = (type: FieldType): boolean => type === "forest" || type === "waste";

/** The state shown by a scene, with props that its type does not use set to defaults. */
export function sceneStateOf(props: SceneProps): SceneState {
  const { type, x, y, period, hour } = props;
  return {
    type,
    x,
    y,
    sky: skyAt(skyHour(period, hour)),
    variant: (isVaried(type) && props.variant) || 1,
    baseImage: (type === "base" && props.baseImage) || 14,
    spent: isOre(type) && props.spent === true,
    vein: isOre(type) && props.vein === true && props.spent !== true,
    lit: type === "base" && props.lit === true,
  };
}

/** A cache key for a drawn scene: equal keys mean equal pictures. */
export function sceneKey(props: SceneProps): string {
  const { type, x, y, sky, variant, baseImage, spent, vein, lit } = sceneStateOf(props);
  const state = `${spent ? "s" : ""}${vein ? "v" : ""}${lit ? "l" : ""}`;
  return [type, x, y, sky.hour, variant, baseImage, state].join("/");
}
