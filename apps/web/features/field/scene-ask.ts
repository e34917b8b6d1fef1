import type { SceneProps } from "@emberlode/art/place.ts";
import { baseImageNumber, type FieldType, type GameDate } from "@emberlode/game";
import { pictureOf } from "./picture.ts";

const MINUTES_PER_HOUR = 60;

interface Look {
  type: FieldType;
  x: number;
  y: number;
  /** Rank of the base's owner; decides the picture of a base (spec §9). */
  rank: number | null;
  spent: boolean;
  vein: boolean;
  lit: boolean;
}

/** The inputs of a field's picture: the field and the hour; dusk before the hour is known. */
export function sceneAsk({ rank, ...look }: Look, date: GameDate | null): SceneProps {
  return {
    ...look,
    period: date?.period ?? "dusk",
    hour: date === null ? undefined : date.minutesOfDay / MINUTES_PER_HOUR,
    variant: pictureOf(look.x, look.y),
    baseStage: baseImageNumber(rank),
  };
}
