import { enBattles } from "@emberlode/words/en/battles";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enErrors } from "@emberlode/words/en/errors";
import { esBattles } from "@emberlode/words/es/battles";
import { speakIn } from "@emberlode/words/languages";
import { afterEach, describe, expect, it, vi } from "vitest";
import { entriesOf, findEntry } from "../features/codex/sections.ts";
import { t } from "./i18n/catalogue.ts";
import { chooseLanguage, languageHeader, pageLanguage, speakPageLanguage } from "./language.ts";
import { exactNumber } from "./numbers.ts";
import { persistedAtom } from "./persisted.ts";
import { store } from "./store.ts";
import { longDate } from "./times.ts";

vi.mock("@emberlode/words/languages", { spy: true });

function browserSpeaks(...languages: string[]): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
}

const choose = (language: "en" | "es" | null) =>
  store.set(persistedAtom, (state) => ({ ...state, language }));

afterEach(() => {
  choose(null);
});

describe("the language of a page", () => {
  it.each([
    [["en-GB", "es"], "en"],
    [["es-AR", "en"], "es"],
    [["fr-FR", "es-ES", "en"], "es"],
    [["fr-FR", "de"], "en"],
    [[], "en"],
  ] as const)("of a browser that speaks %j is %s", (languages, language) => {
    browserSpeaks(...languages);
    expect(pageLanguage()).toBe(language);
    expect(languageHeader()).toEqual({ "accept-language": language });
  });

  it("is what was chosen, whatever the browser speaks", () => {
    browserSpeaks("es");
    choose("en");
    expect(pageLanguage()).toBe("en");
    browserSpeaks("en");
    choose("es");
    expect(pageLanguage()).toBe("es");
  });
});

it("tells the server what was chosen, and again with each page: browsers forget cookies", async () => {
  const forget = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the page writes it
    document.cookie = "language=; Max-Age=0; Path=/";
  };
  forget();
  await speakPageLanguage();
  expect(document.cookie).not.toContain("language");
  const written = vi.spyOn(document, "cookie", "set");
  window.history.replaceState(null, "", "/game/3/4");
  chooseLanguage("en");
  window.history.replaceState(null, "", "/");
  expect(pageLanguage()).toBe("en");
  expect(document.cookie).toContain("language=en");
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/; Max-Age=\d{8};/));
  forget();
  await speakPageLanguage();
  expect(document.cookie).toContain("language=en");
  forget();
});

it("says that it is English where the page came in another language", async () => {
  document.documentElement.lang = "es";
  browserSpeaks("es");
  choose("en");
  await speakPageLanguage();
  expect(document.documentElement.lang).toBe("en");
});

it("says that it is English where another language cannot be loaded", async () => {
  vi.mocked(speakIn).mockRejectedValueOnce(new Error("away"));
  document.documentElement.lang = "es";
  browserSpeaks("es");
  await speakPageLanguage();
  expect(document.documentElement.lang).toBe("en");
});

it("stays English and loads nothing where English is spoken", async () => {
  browserSpeaks("en-US");
  await speakPageLanguage();
  expect(enBattles.title).toBe("Battle report");
  expect(document.documentElement.lang).not.toBe("es");
});

it("speaks Spanish everywhere: texts, names, refusals, numbers, times and the page itself", async () => {
  browserSpeaks("es-MX", "en");
  await speakPageLanguage();
  expect(document.documentElement.lang).toBe("es");
  expect(enBattles.title).toBe(esBattles.title);
  expect(enBattles.title).not.toBe("Battle report");
  expect(t.nav.home).not.toBe("Home");
  expect(enCatalogue.units.pikeman).toBe("Piquero");
  expect(enErrors.texts.NOT_HERE).not.toContain("You");
  expect(exactNumber(1_234_567)).toBe("1.234.567");
  expect(longDate("2026-05-20T12:00:00.000Z")).toBe("miércoles, 20 de mayo de 2026");
  // A link into the codex leads to the same entry in every language.
  expect(findEntry("pikeman")?.title).toBe("Piquero");
  const units = entriesOf("units");
  expect(units.filter(({ links }) => links.some((id) => findEntry(id) === undefined))).toEqual([]);
  expect(enCatalogue.units.pikeman).toBe("Piquero");
});
