import { describe, expect, it } from "vitest";
import { importsOf, readSource } from "./source-text.ts";

describe("imports of a source", () => {
  const from = (source: string) => importsOf(source).map((found) => found.from);

  it.each([
    ['import "a";', ["a"]],
    ['import a from "a";', ["a"]],
    ['import * as a from "a";', ["a"]],
    ['import a, { b as c, type D } from "a";', ["a"]],
    ["import { b } from 'a';", ["a"]],
    ['import {\n  b,\n  c,\n} from "./a.ts";\nimport d from "d"', ["./a.ts", "d"]],
    ['export * from "a";', ["a"]],
    ['export { b } from "a";', ["a"]],
    ['const a = await import("a");', ["a"]],
    ['const a = require("a");', ["a"]],
    ['type A = import("a").A;', ["a"]],
  ])("are found in %s", (source, expected) => {
    expect(from(source)).toEqual(expected);
  });

  it.each([
    '// import a from "a";',
    '/* import a from "a"; */',
    "const text = 'import a from \"a\";'",
    'const text = `import a from "a";`',
    'const from = "a"; export const b = "c";',
  ])("are not found in %s", (source) => {
    expect(from(source)).toEqual([]);
  });

  it("are type-only if nothing is left at run time", () => {
    const typeOnly = (source: string) => importsOf(source)[0]?.typeOnly;
    expect(typeOnly('import type { A } from "a";')).toBe(true);
    expect(typeOnly('export type { A } from "a";')).toBe(true);
    expect(typeOnly('import { type A } from "a";')).toBe(false);
    expect(typeOnly('import type from "a";')).toBe(false);
    expect(typeOnly('import { A } from "a";')).toBe(false);
  });

  it("have their line number", () => {
    expect(importsOf('\n\nimport a from "a";')[0]?.line).toBe(3);
  });
});

describe("code of a source", () => {
  const code = (source: string) => readSource(source).code.replace(/\s+/g, " ").trim();

  it("keeps the position of every character", () => {
    const source = 'a /* b\n c */ "d" // e\nf';
    expect(readSource(source).code).toHaveLength(source.length);
    expect(readSource(source).code.split("\n")).toHaveLength(3);
  });

  it.each([
    ["a // Date.now()", "a"],
    ['a("Date.now()")', 'a(" ")'],
    [`a(\`x \${Date.now()} y\`)`, "a( Date.now()} )"],
    [`a(\`x \${{ b: \`\${c}\` }} y\`) + d`, "a( { b: c} }} ) + d"],
    ["a = /[/'\"]/; Date.now()", "a = ; Date.now()"],
    ["a / b; c / d", "a / b; c / d"],
    ["a('\\'') + Date.now()", "a(' ') + Date.now()"],
  ])("of %s is %s", (source, expected) => {
    expect(code(source)).toBe(expected);
  });
});

describe("comments of a source", () => {
  it.each([
    ["a; // b", ["// b"]],
    ["/** a\n * b */ c; // d\n// e", ["/** a\n * b */", "// d", "// e"]],
    ['a("// b"); c = `/* d */`;', []],
  ])("of %j are %j", (source, comments) => {
    expect(readSource(source).comments).toEqual(comments);
  });
});
