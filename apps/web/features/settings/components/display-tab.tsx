import { useAtom } from "jotai";
import { messages } from "../../../lib/messages.ts";
import { MOTIONS, THEMES } from "../../../lib/persisted.ts";
import { motionAtom, themeAtom } from "../atoms/settings-atoms.ts";
import { Choice } from "./choice.tsx";
import { LanguageChoice } from "./language-choice.tsx";

const t = await messages("settings");

/** The look of the page, and its motion. */
export function DisplayTab() {
  const [theme, setTheme] = useAtom(themeAtom);
  const [motion, setMotion] = useAtom(motionAtom);
  return (
    <>
      <LanguageChoice />
      <Choice
        legend={t("display.themeLegend")}
        value={theme}
        onChange={setTheme}
        options={THEMES.map((value) => ({
          value,
          label: t(`display.themes.${value}`),
          ...(value === "system" && { note: t("display.systemNote") }),
        }))}
      />
      <Choice
        legend={t("display.motionLegend")}
        value={motion}
        onChange={setMotion}
        options={MOTIONS.map((value) => ({
          value,
          label: t(`display.motions.${value}`),
          ...(value === "less" && { note: t("display.lessNote") }),
        }))}
      />
      <p className="text-xs text-muted">{t("display.note")}</p>
    </>
  );
}
