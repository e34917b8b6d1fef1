/** A language for tests: English between brackets, so that a text from elsewhere stands out. */
import { replaceTexts, wholeCatalogue } from "@emberlode/words/languages";

const [OPEN, CLOSE] = ["⟦", "⟧"];
const BRACKETED = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, "g");

/** Texts by which the browser or the code goes, and nobody reads. */
const NAMES = /\/(?:locale|scene)$/;

function bracketed(value: unknown, path: string): unknown {
  if (NAMES.test(path)) return value;
  if (typeof value === "string") return `${OPEN}${value}${CLOSE}`;
  if (typeof value === "function") {
    return (...values: unknown[]) => bracketed(Reflect.apply(value, undefined, values), path);
  }
  if (Array.isArray(value)) return value.map((one, index) => bracketed(one, `${path}/${index}`));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, bracketed(one, `${path}/${name}`)]),
  );
}

/** Puts every text of the catalogue between brackets, for as long as the test file runs. */
export async function speakPseudo(): Promise<void> {
  const whole = await wholeCatalogue();
  for (const [part, words] of Object.entries(whole)) {
    const changed = bracketed(words, part);
    if (typeof changed === "object" && changed !== null) replaceTexts(words, changed);
  }
}

/** What of a text is not from the catalogue; texts may stand within each other. */
export function outsideCatalogue(text: string): string {
  const left = text.replace(BRACKETED, " ");
  return left === text ? left.trim() : outsideCatalogue(left);
}

/** Attributes that are read to somebody. */
const READ = [
  ...["aria-description", "aria-label", "aria-roledescription", "aria-valuetext"],
  ...["alt", "placeholder", "title"],
];

/** Everything below an element that can be read or heard, a text an entry. */
export function textsIn(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  const texts = [root.textContent ?? ""];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Element)) continue;
    for (const name of READ) texts.push(node.getAttribute(name) ?? "");
  }
  return texts.filter((text) => text.trim() !== "");
}
