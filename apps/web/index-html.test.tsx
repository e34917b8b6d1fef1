import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@emberlode/messages/languages";
import { english } from "@emberlode/messages/testing/english";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { Frame } from "./features/shell/frame.tsx";
import { pretendPage } from "./lib/testing.tsx";
import {
  withBuiltFiles,
  withMarkup,
  withOwnScripts,
  withPublicUrl,
  withScriptsAfterPaint,
  withTexts,
} from "./page-html.ts";
import CodexPage from "./pages/codex-page.tsx";
import HomePage from "./pages/home-page.tsx";
import LoginPage from "./pages/login-page.tsx";
import RanksPage from "./pages/ranks-page.tsx";
import { publicPages } from "./prerender.tsx";
import { PRERENDER_TEXTS, type PrerenderTexts } from "./prerender-texts.ts";

const SOURCE = readFileSync(join(import.meta.dirname, "index.html"), "utf8");

/** The prerendered page in a language. */
function pageIn(language: PrerenderTexts["language"]): string {
  const first = PRERENDER_TEXTS.find((one) => one.language === language);
  if (first === undefined) throw new Error(`There are no first words in ${language}.`);
  return withTexts(SOURCE, first);
}

const HTML = pageIn("en");

const rootOf = (html: string) =>
  new DOMParser().parseFromString(html, "text/html").getElementById("root");

/** The visible texts of a page before any script runs, with their classes. */
function wordsOf(root: ParentNode | null): string[] {
  const parts = root?.querySelectorAll("li, h1, h2, p, dd, .btn, .tab, footer, article") ?? [];
  return [...parts]
    .filter((part) => part.closest(".sr-only, .banners, .skip-link") === null)
    .map((part) => `${part.className}: ${part.textContent?.replace(/\s+/g, " ").trim()}`);
}

const PAGES: readonly [path: string, page: ReactElement, words: string][] = [
  ["/", <HomePage key="home" />, english.pages("home.headline")],
  ["/login", <LoginPage key="login" />, english.account("login.title")],
  ["/ranks", <RanksPage key="ranks" />, english.ranks("lead")],
  ["/codex", <CodexPage key="codex" entry={null} />, english.codex("lead")],
];

it.each(PAGES)("prerenders %s with the same texts as the app", (path, page, words) => {
  window.history.replaceState(null, "", path);
  const { wrapper } = pretendPage();
  const { container } = render(<Frame>{page}</Frame>, { wrapper });
  const html = withMarkup(HTML, publicPages()[path] ?? "");
  expect(wordsOf(rootOf(html))).toEqual(wordsOf(container));
  expect(rootOf(html)?.textContent).toContain(words);
});

it("offers a link to start before the script loads, and no inputs that would lose text", () => {
  const { "/": home = "", "/login": login = "" } = publicPages();
  const wayIn = rootOf(withMarkup(HTML, home))?.querySelector(".hero-text .btn-ember");
  expect(wayIn?.getAttribute("href")).toBe("/login#play");
  const fields = [...(rootOf(withMarkup(HTML, login))?.querySelectorAll("input, button") ?? [])];
  expect(fields.length).toBeGreaterThan(4);
  for (const field of fields) expect(field.hasAttribute("disabled")).toBe(true);
  expect(login).not.toMatch(/<a [^>]*class="btn[^>]*href="\/login"/);
});

it("shows the game's name at any other URL", () => {
  expect(rootOf(HTML)?.textContent?.replace(/\s+/g, " ").trim()).toBe(
    "Emberlode Dig. Build. Hold the frontier.",
  );
  expect(() => withMarkup("<div></div>", "words")).toThrow("place");
});

/** Everything readable in a page: its metadata and its text, line by line. */
function readable(html: string): string[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  const texts = [...page.querySelectorAll("meta[name=description], meta[property^=og]")];
  const lines = page.body.textContent?.split("\n").map((line) => line.trim()) ?? [];
  return [...texts.map((meta) => meta.getAttribute("content") ?? ""), ...lines.filter(Boolean)];
}

it("has no hard-coded sentences, only placeholders for each language", () => {
  expect(
    readable(SOURCE)
      .join(" ")
      .replace(/\{\{\w+\}\}/g, ""),
  ).not.toMatch(/\p{Ll} \p{Ll}/u);
});

it("has the same texts in Spanish as in English, and the right language", () => {
  const [english, spanish] = [readable(HTML), readable(pageIn("es"))];
  expect(HTML).toContain('<html lang="en"');
  expect(pageIn("es")).toContain('<html lang="es"');
  expect(spanish).toHaveLength(english.length);
  const same = spanish.filter((text) => english.includes(text));
  expect(same).toEqual(["website", "Emberlode", "/social.png", "1200", "630", "Emberlode"]);
  expect(rootOf(pageIn("es"))?.textContent).toContain("Excava. Construye. Defiende la frontera.");
});

it("fills each placeholder with escaped text", () => {
  const [first] = PRERENDER_TEXTS;
  if (first === undefined) throw new Error("There are no first words.");
  const signs = '<b>"Dig" &amp; build';
  const texts = { ...first, page: { ...first.page, description: signs, headline: signs } };
  const said = readable(withTexts(SOURCE, texts));
  expect(said.filter((text) => text === signs)).toHaveLength(2);
  expect(() => withTexts("{{nonsense}}", first)).toThrow("nonsense");
});

it("has a manifest in each language, where the server looks for it", () => {
  const texts = PRERENDER_TEXTS.map(({ folder, manifest }) => [folder, manifest.lang]);
  const folderOf = (language: string) => (language === "en" ? "." : language);
  expect(texts).toEqual(LANGUAGES.map((one) => [folderOf(one), one]));
  const spanish = PRERENDER_TEXTS.find(({ language }) => language === "es")?.manifest;
  expect(spanish?.description).toContain("juego de estrategia");
});

describe("the scripts of a readable page", () => {
  const AFTER_PAINT = readFileSync(join(import.meta.dirname, "public/after-paint.js"), "utf8");
  const started = () =>
    [...document.querySelectorAll<HTMLScriptElement>("script[type=module]")].map(
      ({ src }) => new URL(src).pathname,
    );
  const open = (isHidden: boolean) => {
    const html = withScriptsAfterPaint(
      '<head><script type="module" crossorigin src="/assets/app.js"></script>' +
        '<link rel="modulepreload" href="/assets/page.js"></head>',
    );
    document.head.innerHTML = html.slice("<head>".length);
    document.body.innerHTML = '<div id="root"><a href="/login#play">Play now</a></div>';
    vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
    const observers: ((paints: { getEntriesByName(name: string): string[] }) => void)[] = [];
    class Observer {
      static supportedEntryTypes = ["paint"];
      constructor(seen: (typeof observers)[number]) {
        observers.push(seen);
      }
      observe() {}
    }
    vi.stubGlobal("PerformanceObserver", Observer);
    expect(started()).toEqual([]);
    new Function(AFTER_PAINT)();
    return (...painted: string[]) => {
      for (const seen of observers) {
        seen({ getEntriesByName: (name) => painted.filter((own) => own === name) });
      }
    };
  };
  it("load once its text is painted, and only once", () => {
    vi.useFakeTimers();
    const paint = open(false);
    paint("first-paint");
    expect(started()).toEqual([]);
    paint("first-paint", "first-contentful-paint");
    expect(started()).toEqual(["/assets/app.js"]);
    expect(document.querySelectorAll("link[rel=modulepreload]")).toHaveLength(2);
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(10_000);
    expect(started()).toHaveLength(1);
  });

  it("load after a timeout if no paint is reported", () => {
    vi.useFakeTimers();
    open(false);
    vi.advanceTimersByTime(10_000);
    expect(started()).toHaveLength(1);
  });

  it("load immediately in a background tab, which is never painted", () => {
    window.history.replaceState(null, "", "/?ref=ada");
    open(true);
    expect(started()).toEqual(["/assets/app.js"]);
    expect(document.querySelector("a")).toMatchObject({ search: "?ref=ada", hash: "#play" });
  });

  it("require a script in the page", () => {
    expect(() => withScriptsAfterPaint("<head></head>")).toThrow("script");
  });
});

it("replaces source paths by the names of built files", () => {
  const bundle = {
    "assets/icons-1.svg": { type: "asset" as const, originalFileNames: ["icons/icons.svg"] },
    "assets/app-1.js": { type: "chunk" as const },
  };
  expect(withBuiltFiles('<use href="/icons/icons.svg#pick"></use>', bundle)).toBe(
    '<use href="/assets/icons-1.svg#pick"></use>',
  );
});

it("uses an absolute URL for the link preview image if the build knows the public URL", () => {
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

it("names each script that a page needs at its URL once", () => {
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
