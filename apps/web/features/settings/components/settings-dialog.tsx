import { ALERT_TYPES, SOUND_FLAGS } from "@emberlode/game";
import { useAtom } from "jotai";
import { t } from "../../../lib/i18n/catalogue.ts";
import { Dialog } from "../../ui/components/dialog.tsx";
import { Tabs } from "../../ui/components/tabs.tsx";
import { soundsAtom } from "../atoms/settings-atoms.ts";
import { useChangeSettings, useSettings } from "../hooks/use-settings.ts";
import { ControlsTab } from "./controls-tab.tsx";
import { Switches } from "./switches.tsx";

/** Settings modal with its three tabs (spec §2). */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const words = t.account.settings;
  const { alerts } = useSettings();
  const change = useChangeSettings();
  const [sounds, setSounds] = useAtom(soundsAtom);
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Tabs
        label={words.title}
        initial="controls"
        tabs={[
          {
            id: "alerts",
            label: words.alerts,
            panel: (
              <Switches
                names={ALERT_TYPES}
                labels={words.alertNames}
                values={alerts}
                note={words.alertsNote}
                onChange={(name, on) => change({ alerts: { [name]: on } })}
              />
            ),
          },
          {
            id: "sounds",
            label: words.sounds,
            panel: (
              <Switches
                names={SOUND_FLAGS}
                labels={words.soundNames}
                values={sounds}
                note={words.soundsNote}
                onChange={(name, on) => setSounds({ ...sounds, [name]: on })}
              />
            ),
          },
          { id: "controls", label: words.controls, panel: <ControlsTab /> },
        ]}
      />
    </Dialog>
  );
}
