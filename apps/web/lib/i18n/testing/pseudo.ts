/** A pseudo-language for tests: English in brackets, so that hard-coded text stands out. */
import type { Namespace, Translator } from "@emberlode/messages/translator";

const [OPEN, CLOSE] = ["⟦", "⟧"];
const BRACKETED = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, "g");

/** A translator that puts its messages in brackets. */
export function bracketing<N extends Namespace>(t: Translator<N>): Translator<N> {
  const bracketed = (...args: Parameters<Translator<N>>) => `${OPEN}${t(...args)}${CLOSE}`;
  return Object.assign(bracketed, t) as Translator<N>;
}

/** Removes bracketed messages, including nested ones, and returns the untranslated rest. */
export function outsideMessages(text: string): string {
  const left = text.replace(BRACKETED, " ");
  return left === text ? left.trim() : outsideMessages(left);
}

/** Attributes that screen readers announce. */
const ANNOUNCED_ATTRIBUTES = [
  ...["aria-description", "aria-label", "aria-roledescription", "aria-valuetext"],
  ...["alt", "placeholder", "title"],
];

/** All visible or announced texts below an element. */
export function textsIn(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  const texts = [root.textContent ?? ""];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Element)) continue;
    for (const name of ANNOUNCED_ATTRIBUTES) texts.push(node.getAttribute(name) ?? "");
  }
  return texts.filter((text) => text.trim() !== "");
}
