import { baseImageNumber, type FieldType, type Period } from "@emberlode/game";
import type { Place as DrawnPlace } from "../../art/compose-field.ts";
import type { BaseStage } from "../../art/field-scene.tsx";
import { pictureOf } from "./picture.ts";

/** What decides the picture of a field. */
export type SceneAsk = DrawnPlace;

interface Look {
  type: FieldType;
  x: number;
  y: number;
  /** Rank of the base's owner; decides the picture of a base (spec §9). */
  rank: number | null;
  spent: boolean;
}

/** The picture of a field at a time of day. */
export function sceneAsk({ type, x, y, rank, spent }: Look, period: Period): SceneAsk {
  const baseStage = baseImageNumber(rank) as BaseStage;
  return { type, x, y, period, variant: pictureOf(x, y), baseStage, spent };
}

/** Under which a drawn picture is kept: the same key, the same picture. */
export function sceneKey({ type, x, y, period, baseStage, spent }: SceneAsk): string {
  return [type, x, y, period, type === "base" ? baseStage : 0, spent ? "spent" : ""].join("/");
}
