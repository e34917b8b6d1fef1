import { LANGUAGES, localeOf } from "@emberlode/messages/languages";
import { english } from "@emberlode/messages/testing/english";
import { beforeEach, expect, it, vi } from "vitest";

/** Opens a page in a browser with these preferred languages and this stored choice. */
async function openPage(languages: readonly string[], chosen: "en" | "es" | null = null) {
  vi.resetModules();
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  const { persistedAtom } = await import("./persisted.ts");
  const { store } = await import("./store.ts");
  store.set(persistedAtom, (state) => ({ ...state, language: chosen }));
  return await import("./language.ts");
}

beforeEach(() => {
  document.documentElement.lang = "en";
});

it.each([
  [["en-GB", "es"], "en"],
  [["es-AR", "en"], "es"],
  [["xx-XX", "es-ES", "en"], "es"],
  [["xx-XX", "yy"], "en"],
  [[], "en"],
] as const)(
  "chooses the page's language for a browser that prefers %j: %s",
  async (languages, language) => {
    const { languageHeader, pageLanguage } = await openPage(languages);
    expect(pageLanguage()).toBe(language);
    expect(languageHeader()).toEqual({ "accept-language": language });
  },
);

it.each(LANGUAGES)("groups whole numbers like the browser: %s", async (language) => {
  await openPage([], language);
  const { exactNumber } = await import("./numbers.ts");
  const byBrowser = new Intl.NumberFormat(localeOf(language));
  const sizes = [1, 999, 1_000, 9_999, 10_000, 123_456, 1_234_567, Number.MAX_SAFE_INTEGER];
  for (const value of [0, ...sizes, ...sizes.map((size) => -size)]) {
    expect(exactNumber(value)).toBe(byBrowser.format(value));
  }
});

it("prefers the chosen language to the browser's", async () => {
  expect((await openPage(["es"], "en")).pageLanguage()).toBe("en");
  expect((await openPage(["en"], "es")).pageLanguage()).toBe("es");
});

it("sends the choice to the server, and again on each page because browsers drop cookies", async () => {
  const resetLanguage = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: same method as the page
    document.cookie = "language=; Max-Age=0; Path=/";
  };
  resetLanguage();
  const { chooseLanguage, declareLanguage, pageLanguage } = await openPage([]);
  declareLanguage();
  expect(document.cookie).not.toContain("language");
  const written = vi.spyOn(document, "cookie", "set");
  window.history.replaceState(null, "", "/game/3/4");
  chooseLanguage("en");
  window.history.replaceState(null, "", "/");
  expect(pageLanguage()).toBe("en");
  expect(document.cookie).toContain("language=en");
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/; Max-Age=\d{8};/));
  resetLanguage();
  declareLanguage();
  expect(document.cookie).toContain("language=en");
  resetLanguage();
});

it("sets the document's language to English when the page arrived in another language", async () => {
  document.documentElement.lang = "es";
  (await openPage(["es"], "en")).declareLanguage();
  expect(document.documentElement.lang).toBe("en");
});

it("shows Spanish everywhere: texts, names, errors, numbers, times and the page itself", async () => {
  const { declareLanguage } = await openPage(["es-MX", "en"]);
  declareLanguage();
  expect(document.documentElement.lang).toBe("es");
  const { messages } = await import("./messages.ts");
  expect((await messages("battles"))("title")).not.toBe(english.battles("title"));
  expect((await messages("shell"))("nav.home")).not.toBe("Home");
  expect((await messages("catalogue"))("units.pikeman")).toBe("Piquero");
  expect((await messages("errors"))("texts.NOT_HERE")).not.toContain("You");
  expect((await import("./numbers.ts")).exactNumber(1_234_567)).toBe("1.234.567");
  const { longDate } = await import("./times.ts");
  expect(longDate("2026-05-20T12:00:00.000Z")).toBe("miércoles, 20 de mayo de 2026");
  // Codex links lead to the same entry in every language.
  const { entriesIn, findEntry } = await import("../features/codex/sections.ts");
  expect(findEntry("pikeman")?.title).toBe("Piquero");
  const units = entriesIn("units");
  expect(units.filter(({ links }) => links.some((id) => findEntry(id) === undefined))).toEqual([]);
});

it("loads its messages eventually after one failed attempt", async () => {
  vi.resetModules();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const file = "../../../packages/messages/en/fair.json";
  const load = vi.fn(() => vi.importActual(file));
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  vi.doMock(file, load);
  const { messages } = await import("./messages.ts");
  const t = await messages("fair", "en");
  expect(t("form.check")).toBe(english.fair("form.check"));
  expect(load).toHaveBeenCalledTimes(2);
  vi.doUnmock(file);
});
