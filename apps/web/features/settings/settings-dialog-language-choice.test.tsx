import { LANGUAGE_NAMES, LANGUAGES } from "@emberlode/messages/languages";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { languageHeader } from "../../lib/language.ts";
import { LanguageChoice } from "./settings-dialog.tsx";

it("stores the chosen language, tells the server, and then reloads the page", async () => {
  const spoken: string[] = [];
  const reload = () => spoken.push(languageHeader()["accept-language"] ?? "", document.cookie);
  render(<LanguageChoice reload={reload} />);
  const radios = screen.getAllByRole<HTMLInputElement>("radio");
  expect(radios.map(({ checked }) => checked)).toEqual(LANGUAGES.map((one) => one === "en"));
  await userEvent.setup().click(screen.getByRole("radio", { name: LANGUAGE_NAMES.es }));
  expect(spoken).toEqual(["es", expect.stringContaining("language=es")]);
});
