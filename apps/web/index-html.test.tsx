import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { Shell } from "./features/shell/components/shell.tsx";
import { pretendPage } from "./lib/testing.tsx";
import { withOwnScripts, withoutHome, withPublicUrl } from "./page-html.ts";
import HomePage from "./pages/home-page.tsx";

const HTML = readFileSync(join(import.meta.dirname, "index.html"), "utf8");

beforeEach(() => {
  window.history.replaceState(null, "", "/");
});

const rootOf = (html: string) =>
  new DOMParser().parseFromString(html, "text/html").getElementById("root");

/** What decides how a page reads and where its words stand, an element a line. */
function wordsOf(root: ParentNode | null): string[] {
  const parts = root?.querySelectorAll("li, h1, h2, p, .btn, footer, section, article") ?? [];
  return [...parts]
    .filter((part) => part.closest(".sr-only, .banners, .skip-link") === null)
    .filter((part) => part.textContent?.trim() !== "" || part.matches("section"))
    .map((part) => {
      const text = part.matches("section, article") ? "" : part.textContent;
      return `${part.className}: ${text?.replace(/\s+/g, " ").trim()}`;
    });
}

it("shows the home page as the page itself will, so that nothing moves when its code has come", () => {
  const { wrapper } = pretendPage();
  const { container } = render(
    <Shell>
      <HomePage />
    </Shell>,
    { wrapper },
  );
  const shown = wordsOf(rootOf(HTML));
  expect(shown).toEqual(wordsOf(container));
  expect(shown.join()).toContain("Dig. Build. Hold the frontier.");
});

it("shows nothing of the home page at any other address, but the name of the game", () => {
  expect(rootOf(withoutHome(HTML))?.textContent?.trim()).toBe("Emberlode");
});

it("names the picture of a shared link by a whole address where the build knows one", () => {
  const pictureOf = (html: string) =>
    new DOMParser()
      .parseFromString(html, "text/html")
      .querySelector('meta[property="og:image"]')
      ?.getAttribute("content");
  expect(pictureOf(withPublicUrl(HTML, "https://play.example.org/"))).toBe(
    "https://play.example.org/social.png",
  );
  expect(pictureOf(withPublicUrl(HTML))).toBe("/social.png");
});

it("names all scripts that a page needs at its own address, once each", () => {
  const html = '<head><script src="/assets/app.js"></script></head>';
  const chunk = (facadeModuleId: string | null, imports: string[] = []) => {
    return { type: "chunk" as const, facadeModuleId, imports };
  };
  const bundle = {
    "assets/app.js": chunk("/web/index.html"),
    "assets/ranks.js": chunk("/web/pages/ranks-page.tsx", ["assets/app.js", "assets/table.js"]),
    "assets/table.js": chunk(null, ["assets/ranks.js", "assets/sort.js"]),
    "assets/sort.js": chunk(null),
    "assets/game.js": chunk("/web/pages/game-page.tsx"),
    "assets/style.css": { type: "asset" as const },
  };
  const named = [...withOwnScripts(html, "ranks", bundle).matchAll(/href="([^"]*)"/g)];
  expect(named.map(([, href]) => href)).toEqual([
    "/assets/ranks.js",
    "/assets/table.js",
    "/assets/sort.js",
  ]);
  expect(() => withOwnScripts(html, "nowhere", bundle)).toThrow("/nowhere");
});
