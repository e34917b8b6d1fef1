import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linksIn, parseInline, parseMarkdown, plainText } from "./markdown.ts";

describe("blocks", () => {
  it("reads headings, paragraphs, lists, quotes and rules", () => {
    const source =
      "# One #\nText\ngoes on.\n\n- a\n- b\n  more\n1. c\n2) d\n> said\n> twice\n\n---\n### Deep";
    expect(parseMarkdown(source)).toEqual([
      { kind: "heading", level: 2, parts: ["One"] },
      { kind: "paragraph", parts: ["Text\ngoes on."] },
      { kind: "list", isOrdered: false, items: [["a"], ["b\nmore"]] },
      { kind: "list", isOrdered: true, items: [["c"], ["d"]] },
      { kind: "quote", parts: ["said\ntwice"] },
      { kind: "rule" },
      { kind: "heading", level: 3, parts: ["Deep"] },
    ]);
  });

  it("takes everything else as text", () => {
    for (const text of ["<b>bold</b>", "<script>alert(1)</script>", "#hash", "| a | b |"])
      expect(parseMarkdown(text)).toEqual([{ kind: "paragraph", parts: [text] }]);
    expect(parseMarkdown("")).toEqual([]);
  });
});

describe("parts", () => {
  it("reads bold, italics, code and escapes", () => {
    expect(parseInline("a **b *c*** `*d*` \\*e\\* 2 * 3 * 4")).toEqual([
      "a ",
      { kind: "strong", parts: ["b ", { kind: "em", parts: ["c"] }] },
      " ",
      { kind: "code", text: "*d*" },
      " ",
      "*",
      "e",
      "*",
      " 2 * 3 * 4",
    ]);
  });

  it("links addresses of the web, of mail and of this site", () => {
    const link = (href: string, text = href) => ({ kind: "link", href, parts: [text] });
    expect(parseInline("[a](/appeal) [b](https://b.example/x?y=1)")).toEqual([
      link("/appeal", "a"),
      " ",
      link("https://b.example/x?y=1", "b"),
    ]);
    expect(parseInline("See https://a.example/b. Or <https://c.example>, me@d.example.")).toEqual([
      "See ",
      link("https://a.example/b"),
      ". Or ",
      link("https://c.example"),
      ", ",
      link("mailto:me@d.example", "me@d.example"),
      ".",
    ]);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "/\\evil.example", "x"])(
    "takes a link to %s as text",
    (target) => {
      const text = `[a](${target})`;
      expect(parseInline(text)).toEqual([text]);
    },
  );

  it("reads italics inside and after bold", () => {
    const em = { kind: "em", parts: ["b"] };
    expect(parseInline("**a *b*** **a *b* c** *b*")).toEqual([
      { kind: "strong", parts: ["a ", em] },
      " ",
      { kind: "strong", parts: ["a ", em, " c"] },
      " ",
      em,
    ]);
  });
});

describe("hostile texts", () => {
  const timed = (piece: string, length: number): number => {
    const source = `# a\n${piece.repeat(length / piece.length)}b`;
    const start = performance.now();
    parseMarkdown(source);
    return performance.now() - start;
  };
  /**
   * Sixteen times the text takes about sixteen times as long, not 256 times, which is many seconds.
   */
  const expectLinear = (piece: string) => {
    const long = timed(piece, 32_000);
    if (long < 500) return;
    const short = Math.min(...Array.from({ length: 5 }, () => timed(piece, 2_000)));
    const growth = Math.min(long, timed(piece, 32_000)) / short;
    expect(growth).toBeLessThan(80);
  };

  it.each([
    "*",
    "**a ",
    "**a *",
    "[",
    "`",
    "<https://",
    "a@a.",
    "a",
    "a@",
    `# a${" ".repeat(31_997)}`,
    " ",
    "- ",
    "\\",
  ])("of such marks (%#) take no longer per character when they are longer", expectLinear);

  it("of any repeated marks do not either", () => {
    const mark = fc.constantFrom(..."*_`[]()<>#-\\!.@:/a1 \n", "http://", "**", "](");
    const piece = fc.array(mark, { minLength: 1, maxLength: 5 }).map((marks) => marks.join(""));
    fc.assert(fc.property(piece, expectLinear), { numRuns: 60 });
  });
});

it("says a text without its marks, and lists its links", () => {
  const source =
    "# News\n**All** is [here](/rules), `as` is\n\n- https://a.example\n- *[rules](/rules)*\n\n---";
  expect(plainText(source)).toBe("News\nAll is here, as is\n• https://a.example\n• rules");
  expect(linksIn(source)).toEqual([
    { href: "/rules", words: "here" },
    { href: "https://a.example", words: "https://a.example" },
  ]);
  expect([plainText("No marks."), linksIn("[a](javascript:alert(1))")]).toEqual(["No marks.", []]);
});
