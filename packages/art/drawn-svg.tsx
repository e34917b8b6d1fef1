import "./art.css";
import { createElement, type ReactElement, type ReactNode, useId, useMemo } from "react";
import type { Mark } from "./pen.ts";
import type { Stage } from "./stage.ts";

/**
 * Turns drawn marks into React SVG elements; a picture never reorders, so the index is a sound key.
 */
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
  /** How the picture fills its box; cropped evenly on both sides by default. */
  fit?: "xMidYMid slice" | "xMaxYMid meet" | undefined;
}

/** An SVG element around a drawn stage, cropped to fill its box. */
export function DrawnSvg(props: DrawnSvgProps): ReactElement {
  const { draw, className, title, fit = "xMidYMid slice" } = props;
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
      preserveAspectRatio={fit}
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
