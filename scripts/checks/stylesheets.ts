/**
 * Class names are global, so no two stylesheets may define the same one. No selector may use `:has`
 * on the document root, and a selector with `:has` must end in a class, id, attribute or tag:
 * otherwise every insertion restyles the page.
 */
import { posix } from "node:path";
import type { Sources } from "./repository-files.ts";

/** Override others' classes for kinds of screens: phones, forced colors, reduced motion. */
const ABOUT_SCREENS = new Set(["phone.css", "forced-colors.css", "motion.css"]);

const SHEET = /^apps\/web\/.*\.css$/;
const COMMENT = /\/\*[\s\S]*?\*\//g;
/** The text before a brace: a selector list, or a rule such as `@media`. */
const BEFORE_BRACE = /([^{};]+)\{/g;
/** A class alone, in any state except `:has`, such as `.tab[aria-selected]::after`. */
const ALONE = /^\.([\w-]+)(?:::?(?!has\()[\w-]+(?:\([^)]*\))?|\[[^\]]*\])*$/;

/** The selectors of a list, ignoring commas within brackets. */
function selectorsOf(list: string): string[] {
  const selectors = [""];
  let depth = 0;
  for (const char of list) {
    if (char === "(" || char === "[") depth++;
    if (char === ")" || char === "]") depth--;
    if (char === "," && depth === 0) selectors.push("");
    else selectors.push(`${selectors.pop()}${char}`);
  }
  return selectors.map((selector) => selector.trim());
}

/** Classes that a stylesheet defines by themselves, not only within other selectors. */
export function classesIn(css: string): ReadonlySet<string> {
  const lists = [...css.replace(COMMENT, " ").matchAll(BEFORE_BRACE)].map(([, list]) => `${list}`);
  const names = lists
    .filter((list) => !list.trim().startsWith("@"))
    .flatMap(selectorsOf)
    .flatMap((selector) => ALONE.exec(selector)?.[1] ?? []);
  return new Set(names);
}

/** `:has` of the document, such as `:root:has(.danger)`. */
const DOCUMENT_HAS = /(?:^|[\s,(])(?::root|html|body)[\w[\]="'-]*:has\(/;

/** What follows the last combinator outside of brackets. */
const LAST_PART = /(?:^|[\s>+~])((?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]|[^\s>+~()[\]])+)$/;
/** A class, an id, an attribute or a tag, by which the browser finds what to restyle. */
const NAMED = /^[a-z&]|[.#[]|:(?:is|where)\(/i;

/**
 * One line per selector with `:has` whose last part has no class, id, attribute or tag, such as
 * `.a:has(.b) > *`: it can match any element below.
 */
export function findUnnamedHas(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => SHEET.test(path))
    .flatMap(([path, css]) =>
      [...css.replace(COMMENT, " ").matchAll(BEFORE_BRACE)]
        .map(([, list]) => `${list}`.trim())
        .filter((list) => list.includes(":has("))
        .flatMap(selectorsOf)
        .filter((selector) => !NAMED.test(LAST_PART.exec(selector)?.[1] ?? "&"))
        .map((selector) => `${path}: ${selector}: end it in a class, id, attribute or tag`),
    );
}

/** One line per selector that uses `:has` on the document root. */
export function findDocumentHas(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => SHEET.test(path))
    .flatMap(([path, css]) =>
      [...css.replace(COMMENT, " ").matchAll(BEFORE_BRACE)]
        .map(([, list]) => `${list}`.trim())
        .filter((list) => DOCUMENT_HAS.test(list))
        .map((list) => `${path}: ${list}: mark the page by usePageMark instead`),
    );
}

/** One line per class that several stylesheets define. */
export function findClashingClasses(sources: Sources): string[] {
  const definedIn = new Map<string, string[]>();
  for (const [path, css] of sources) {
    if (!SHEET.test(path) || ABOUT_SCREENS.has(posix.basename(path))) continue;
    for (const name of classesIn(css)) {
      definedIn.set(name, [...(definedIn.get(name) ?? []), path]);
    }
  }
  return [...definedIn]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `.${name} is defined in ${paths.join(" and ")}`);
}
