import { createElement, type ReactNode } from "react";
import type { Mark } from "./pen.ts";

/** Turns drawn marks into React SVG elements; a picture never reorders, so the index is a sound key. */
export function marksToElements(marks: readonly Mark[]): ReactNode[] {
  return marks.map(({ tag, props, kids }, key) =>
    createElement(tag, { ...props, key }, ...(kids.length > 0 ? [marksToElements(kids)] : [])),
  );
}
