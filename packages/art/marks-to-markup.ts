import type { Mark } from "./pen.ts";

const ATTRIBUTES = new Map<string, string>();

/** The SVG name of a React attribute, except `className`. */
function attributeOf(name: string): string {
  let attribute = ATTRIBUTES.get(name);
  if (attribute === undefined) {
    attribute = name.replace(/[A-Z]/g, (at) => `-${at.toLowerCase()}`);
    ATTRIBUTES.set(name, attribute);
  }
  return attribute;
}

/**
 * Marks as SVG text. Classes are omitted unless `moving`: they only animate, and an image is
 * static.
 */
export function marksToMarkup(marks: readonly Mark[], moving = false): string {
  let text = "";
  for (const { tag, props, children } of marks) {
    text += `<${tag}`;
    for (const [name, value] of Object.entries(props))
      if (name !== "className") text += ` ${attributeOf(name)}="${value}"`;
      else if (moving) text += ` class="${value}"`;
    text += children.length > 0 ? `>${marksToMarkup(children, moving)}</${tag}>` : "/>";
  }
  return text;
}
