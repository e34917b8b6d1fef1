import { LANGUAGE_NAMES, LANGUAGES } from "@emberlode/messages/languages";
import { chooseLanguage, pageLanguage } from "../../../lib/language.ts";
import { messages } from "../../../lib/messages.ts";
import { Choice } from "./choice.tsx";

const t = await messages("settings");

const reloadPage = (): void => window.location.reload();

/** The game's language in this browser. Texts are read during rendering, so a change reloads the page. */
export function LanguageChoice({ reload = reloadPage }: { reload?: () => void }) {
  return (
    <Choice
      legend={t("display.languageLegend")}
      value={pageLanguage()}
      onChange={(language) => {
        chooseLanguage(language);
        reload();
      }}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
    />
  );
}
