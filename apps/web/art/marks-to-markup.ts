import type { Mark } from "./pen.ts";

const toAttribute = (name: string): string =>
  name.replace(/[A-Z]/g, (at) => `-${at.toLowerCase()}`);

/** Marks as SVG text. Classes are left out: they only move things, and an image stands still. */
export function marksToMarkup(marks: readonly Mark[]): string {
  let text = "";
  for (const { tag, props, kids } of marks) {
    text += `<${tag}`;
    for (const [name, value] of Object.entries(props))
      if (name !== "className") text += ` ${toAttribute(name)}="${value}"`;
    text += kids.length > 0 ? `>${marksToMarkup(kids)}</${tag}>` : "/>";
  }
  return text;
}
