import { describe, expect, it } from "vitest";
import { readRepository } from "./repository-files.ts";
import { classesIn, findClashingClasses, findDocumentHas, findUnnamedHas } from "./stylesheets.ts";

const ours = "apps/web/styles";

describe("classes of stylesheets", () => {
  it.each([
    [".tab { color: red; }", ["tab"]],
    [".tab:hover { color: red; }", ["tab"]],
    [".tab:not([aria-disabled='a, b'])::after { color: red; }", ["tab"]],
    [".a,\n.b[data-x] { color: red; }", ["a", "b"]],
    ["@layer components { @media (max-width: 26rem) { .a { color: red; } } }", ["a"]],
    [".a { color: red; } /* .b { } */ .c { --x: 1; }", ["a", "c"]],
    [".army > .tab { color: red; }", []],
    [".tab + .tab { color: red; }", []],
    [".tab.wide { color: red; }", []],
    [":is(.a, .b) { color: red; }", []],
    [".tab:has(> .b) { color: red; }", []],
    ["main { color: red; }", []],
  ])("are found in %s", (css, names) => {
    expect([...classesIn(css)]).toEqual(names);
  });

  it("are each defined in one place", () => {
    const repository = readRepository();
    const sheets = [...repository].filter(([path]) => path.startsWith(ours));
    expect(sheets.length).toBeGreaterThan(30);
    for (const [path, css] of sheets.filter(([path]) => /(?:map|army|chat)\.css$/.test(path))) {
      expect(classesIn(css).size, path).toBeGreaterThan(5);
    }
    expect(findClashingClasses(repository)).toEqual([]);
  });

  it("clash if two features define the same one", () => {
    const sources = new Map([
      [`${ours}/town.css`, "@layer components { .segment { display: grid; } }"],
      [`${ours}/finds.css`, "@layer components { .a, .segment:hover { color: red; } }"],
    ]);
    expect(findClashingClasses(sources)).toEqual([
      `.segment is defined in ${ours}/town.css and ${ours}/finds.css`,
    ]);
  });

  it.each([
    ["motion.css", ".segment { animation: none; }"],
    ["forced-colors.css", ".segment { border: 1px solid CanvasText; }"],
    ["raid.css", ".raid .segment { color: red; }"],
  ])("may be changed in %s by %s", (sheet, css) => {
    const sources = new Map([
      [`${ours}/town.css`, ".segment { display: grid; }"],
      [`${ours}/${sheet}`, css],
    ]);
    expect(findClashingClasses(sources)).toEqual([]);
  });
});

describe(":has on the root", () => {
  it("is in no stylesheet", () => {
    expect(findDocumentHas(readRepository())).toEqual([]);
  });

  it.each([":root:has(.a) .b", "html[data-x]:has(.a)", ".c,\nbody:has(> .a)"])(
    "is found in %s",
    (selector) => {
      const sources = new Map([
        [`${ours}/town.css`, `@layer components { ${selector} { top: 0; } }`],
      ]);
      expect(findDocumentHas(sources)).toHaveLength(1);
    },
  );

  it.each([".a:has(.b)", ":root[data-danger] .a:has(> p)", "/* :root:has(.a) */ .b"])(
    "is not found in %s",
    (selector) => {
      expect(findDocumentHas(new Map([[`${ours}/town.css`, `${selector} { top: 0; }`]]))).toEqual(
        [],
      );
    },
  );
});

describe("a selector with :has", () => {
  it("ends in a named part in every stylesheet", () => {
    expect(findUnnamedHas(readRepository())).toEqual([]);
  });

  it.each([".a:has(> .b) > :first-child", ".c, .a:has(.b) *", ".a:has(.b)\n  > ::before"])(
    "doesn't end in one in %s",
    (selector) => {
      expect(findUnnamedHas(new Map([[`${ours}/a.css`, `${selector} { top: 0; }`]]))).toHaveLength(
        1,
      );
    },
  );

  it.each([".a:has(> *)", ".a:has(.b) > p", ".a:has(.b) :is(th, td):first-child", "&:has(:focus)"])(
    "ends in one in %s",
    (selector) => {
      expect(findUnnamedHas(new Map([[`${ours}/a.css`, `${selector} { top: 0; }`]]))).toEqual([]);
    },
  );
});
