import type { FieldType, Period } from "@emberlode/game";
import { type ReactElement, useCallback } from "react";
import { composeField } from "./compose-field.ts";
import { DrawnSvg } from "./drawn-svg.tsx";
import type { BaseStage } from "./subject-base.ts";
import type { Variant } from "./subject-forest.ts";

export type { BaseStage };

export interface FieldSceneProps {
  type: FieldType;
  x: number;
  y: number;
  period: Period;
  /** Which of the five forests or wastelands. */
  variant?: Variant | undefined;
  /** Picture of a base by rank: 14 a tent, 1 the citadel (spec section 9). */
  baseStage?: BaseStage | undefined;
  /** The lode or vent has nothing left today: no glow, no steam. */
  spent?: boolean | undefined;
  className?: string | undefined;
  /** Accessible name; without it the picture is decoration. */
  title?: string | undefined;
}

/** The landscape of a field, the same on every visit. */
export function FieldScene(props: FieldSceneProps): ReactElement {
  const {
    type,
    x,
    y,
    period,
    variant = 1,
    baseStage = 14,
    spent = false,
    className,
    title,
  } = props;
  const draw = useCallback(
    (id: string) => composeField(id, { type, x, y, period, variant, baseStage, spent }),
    [type, x, y, period, variant, baseStage, spent],
  );
  return <DrawnSvg draw={draw} className={className} title={title} />;
}
