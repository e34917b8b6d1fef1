import { type ReactElement, useId, useMemo } from "react";
import "./art.css";
import { marksToElements } from "./marks-to-elements.ts";
import type { Stage } from "./stage.ts";

interface DrawnSvgProps {
  /** Draws the picture; must be the same function for the same picture, it is the memo's key. */
  draw: (id: string) => Stage;
  className?: string | undefined;
  /** Accessible name; without it the picture is decoration. */
  title?: string | undefined;
}

/** An SVG element around a drawn stage, cropped to fill its box. */
export function DrawnSvg({ draw, className, title }: DrawnSvgProps): ReactElement {
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
