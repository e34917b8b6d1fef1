import { type ReactElement, useCallback } from "react";
import { composeField } from "./compose-field.ts";
import { DrawnSvg } from "./drawn-svg.tsx";
import { type SceneProps, sceneStateOf } from "./place.ts";
import { skyHour } from "./sky-clock.ts";

export interface FieldSceneProps extends SceneProps {
  className?: string | undefined;
  /** Accessible name; without it the picture is decoration. */
  title?: string | undefined;
}

/** The landscape of a field, the same on every visit at the same hour. */
export function FieldScene(props: FieldSceneProps): ReactElement {
  const { type, x, y, period, variant, baseImage, spent, vein, lit, className, title } = props;
  const hour = skyHour(period, props.hour);
  const draw = useCallback(
    (id: string) =>
      composeField(
        id,
        sceneStateOf({ type, x, y, period, hour, variant, baseImage, spent, vein, lit }),
      ),
    [type, x, y, period, hour, variant, baseImage, spent, vein, lit],
  );
  return <DrawnSvg draw={draw} className={className} title={title} />;
}
