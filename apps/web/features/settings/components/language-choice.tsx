import { enSettings } from "@emberlode/words/en/settings";
import { LANGUAGE_NAMES, LANGUAGES } from "@emberlode/words/language";
import { chooseLanguage, pageLanguage } from "../../../lib/language.ts";
import { Choice } from "./choice.tsx";

const reloadPage = (): void => window.location.reload();

/** What the game speaks in this browser. Texts are read as a page is drawn: another language loads it again. */
export function LanguageChoice({ reload = reloadPage }: { reload?: () => void }) {
  return (
    <Choice
      legend={enSettings.display.languageLegend}
      value={pageLanguage()}
      onChange={(language) => {
        chooseLanguage(language);
        reload();
      }}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
    />
  );
}
