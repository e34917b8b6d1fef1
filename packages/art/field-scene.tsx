import "./art.css";
import {
  createElement,
  type ReactElement,
  type ReactNode,
  useCallback,
  useId,
  useMemo,
} from "react";
import { composeField } from "./compose-field.ts";
import type { Mark } from "./pen.ts";
import { type SceneProps, sceneStateOf } from "./place.ts";
import { skyHour } from "./sky-clock.ts";
import type { Stage } from "./stage.ts";

/** Turns drawn marks into React SVG elements; a picture never reorders, so the index is a sound key. */
function marksToElements(marks: readonly Mark[]): ReactNode[] {
  return marks.map(({ tag, props, children }, key) =>
    createElement(
      tag,
      { ...props, key },
      ...(children.length > 0 ? [marksToElements(children)] : []),
    ),
  );
}

interface DrawnSvgProps {
  /** Draws the picture; must be the same function for the same picture, it is the memo's key. */
  draw: (id: string) => Stage;
  className?: string | undefined;
  /** Accessible name; without it the picture is decoration. */
  title?: string | undefined;
}

/** An SVG element around a drawn stage, cropped to fill its box. */
function DrawnSvg({ draw, className, title }: DrawnSvgProps): ReactElement {
  const id = useId().replace(/\W/g, "");
  const picture = useMemo(() => {
    const { pen, width, height } = draw(id);
    return {
      viewBox: `0 0 ${width} ${height}`,
      defs: marksToElements(pen.defs),
      marks: marksToElements(pen.marks),
    };
  }, [draw, id]);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={picture.viewBox}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      role="img"
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <defs>{picture.defs}</defs>
      {picture.marks}
    </svg>
  );
}

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
