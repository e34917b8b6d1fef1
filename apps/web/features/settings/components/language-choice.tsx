import { LANGUAGE_NAMES, LANGUAGES } from "@emberlode/messages/languages";
import { chooseLanguage, pageLanguage } from "../../../lib/language.ts";
import { messages } from "../../../lib/messages.ts";
import { Choice } from "./choice.tsx";

const t = await messages("settings");

const reloadPage = (): void => window.location.reload();

/** What the game speaks in this browser. Texts are read as a page is drawn: another language loads it again. */
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
