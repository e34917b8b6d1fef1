import { enSettings } from "@emberlode/words/en/settings";
import { t } from "../../../lib/i18n/catalogue.ts";
import { useChangeSettings, useSettings } from "../hooks/use-settings.ts";
import { Choice } from "./choice.tsx";
import { KeyList } from "./key-list.tsx";

/** Keys for walking (spec §2 CONTROLS), and keys of one's own. */
export function ControlsTab() {
  const words = enSettings.controls;
  const { controlsDefault, controlsNumpad } = t.account.settings;
  const { controls } = useSettings();
  const change = useChangeSettings();
  return (
    <>
      <Choice
        legend={words.legend}
        value={controls}
        onChange={(chosen) => change({ controls: chosen })}
        options={[
          { value: "default", label: controlsDefault, note: words.defaultNote },
          { value: "numpad", label: controlsNumpad, note: words.numpadNote },
        ]}
      />
      <p className="-mt-4 mb-6 text-xs text-muted">{words.both}</p>
      <KeyList
        key={controls}
        controls={controls}
        title={words.keysTitle(controls === "default" ? controlsDefault : controlsNumpad)}
      />
    </>
  );
}
