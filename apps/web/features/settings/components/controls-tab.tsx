import { useAtom } from "jotai";
import { t } from "../../../lib/i18n/catalogue.ts";
import { THEMES } from "../../../lib/persisted.ts";
import { themeAtom } from "../atoms/settings-atoms.ts";
import { useChangeSettings, useSettings } from "../hooks/use-settings.ts";
import { Choice } from "./choice.tsx";

/** Keys for walking (spec §2 CONTROLS) and the look of the page. */
export function ControlsTab() {
  const words = t.account.settings;
  const settings = useSettings();
  const change = useChangeSettings();
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <>
      <Choice
        legend={words.controlsLegend}
        value={settings.controls}
        onChange={(controls) => change({ controls })}
        options={[
          { value: "default", label: words.controlsDefault, note: words.controlsDefaultNote },
          { value: "numpad", label: words.controlsNumpad, note: words.controlsNumpadNote },
        ]}
      />
      <p className="-mt-4 mb-6 text-xs text-muted">{words.controlsBoth}</p>
      <Choice
        legend={words.themeLegend}
        value={theme}
        onChange={setTheme}
        options={THEMES.map((value) => ({ value, label: words.themes[value] }))}
      />
    </>
  );
}
