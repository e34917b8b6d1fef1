import type { FieldType, Period } from "@emberlode/game";
import type { BaseStage } from "./base-plans.ts";
import { type Sky, skyAt, skyHour } from "./sky-clock.ts";
import type { Variant } from "./subject-forest.ts";

/** What a scene may be asked to show. */
export interface SceneProps {
  type: FieldType;
  x: number;
  y: number;
  period: Period;
  /** Hour of the game day, 0..24 with fractions: moves sun, moon and clouds and decides the light, before `period`. */
  hour?: number | undefined;
  /** Which of the five forests or wastelands. */
  variant?: Variant | undefined;
  /** Picture of a base by rank: 14 a tent, 1 the citadel (spec section 9). */
  baseStage?: BaseStage | undefined;
  /** The lode or vent has nothing left today: no glow, no steam. */
  spent?: boolean | undefined;
  /** A vein runs through this ore field today (rules section 4). */
  vein?: boolean | undefined;
  /** Lanterns and fires burn around the base whatever the hour. */
  lit?: boolean | undefined;
}

/** What decides a picture; the same place under the same sky gives the same picture. */
export interface Place {
  type: FieldType;
  x: number;
  y: number;
  sky: Sky;
  variant: Variant;
  baseStage: BaseStage;
  spent: boolean;
  vein: boolean;
  lit: boolean;
}

const isOre = (type: FieldType): boolean => type === "metal" || type === "energy";
const isVaried = (type: FieldType): boolean => type === "forest" || type === "waste";

/** The place a scene shows, without what its type has no use for. */
export function placeOf(props: SceneProps): Place {
  const { type, x, y, period, hour } = props;
  return {
    type,
    x,
    y,
    sky: skyAt(skyHour(period, hour)),
    variant: (isVaried(type) && props.variant) || 1,
    baseStage: (type === "base" && props.baseStage) || 14,
    spent: isOre(type) && props.spent === true,
    vein: isOre(type) && props.vein === true && props.spent !== true,
    lit: type === "base" && props.lit === true,
  };
}

/** A key under which a drawn scene can be kept: equal keys, equal pictures. */
export function sceneKey(props: SceneProps): string {
  const { type, x, y, sky, variant, baseStage, spent, vein, lit } = placeOf(props);
  const state = `${spent ? "s" : ""}${vein ? "v" : ""}${lit ? "l" : ""}`;
  return [type, x, y, sky.hour, variant, baseStage, state].join("/");
}
