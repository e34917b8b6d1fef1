import { enSettings } from "@emberlode/words/en/settings";
import { useAtom } from "jotai";
import { MOTIONS, THEMES } from "../../../lib/persisted.ts";
import { motionAtom, themeAtom } from "../atoms/settings-atoms.ts";
import { Choice } from "./choice.tsx";
import { LanguageChoice } from "./language-choice.tsx";

/** The look of the page, and how much of it moves. */
export function DisplayTab() {
  const words = enSettings.display;
  const [theme, setTheme] = useAtom(themeAtom);
  const [motion, setMotion] = useAtom(motionAtom);
  return (
    <>
      <LanguageChoice />
      <Choice
        legend={words.themeLegend}
        value={theme}
        onChange={setTheme}
        options={THEMES.map((value) => ({
          value,
          label: words.themes[value],
          ...(value === "system" && { note: words.systemNote }),
        }))}
      />
      <Choice
        legend={words.motionLegend}
        value={motion}
        onChange={setMotion}
        options={MOTIONS.map((value) => ({
          value,
          label: words.motions[value],
          ...(value === "less" && { note: words.lessNote }),
        }))}
      />
      <p className="text-xs text-muted">{words.note}</p>
    </>
  );
}
