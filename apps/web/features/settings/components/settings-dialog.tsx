import { ALERT_TYPES } from "@emberlode/game";
import { enSettings } from "@emberlode/words/en/settings";
import { useAtomValue } from "jotai";
import { t } from "../../../lib/i18n/catalogue.ts";
import { loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { Dialog } from "../../ui/components/dialog.tsx";
import { Tabs } from "../../ui/components/tabs.tsx";
import { useChangeSettings, useSettings } from "../hooks/use-settings.ts";
import { ControlsTab } from "./controls-tab.tsx";
import { DisplayTab } from "./display-tab.tsx";
import { PushSwitch } from "./push-switch.tsx";
import { SoundsTab } from "./sounds-tab.tsx";
import { Switches } from "./switches.tsx";

/** Which alerts are wanted (spec §2 ALERTS). */
function AlertsTab() {
  const { alerts } = useSettings();
  const isLoggedIn = useAtomValue(loggedInAtom);
  const change = useChangeSettings();
  return (
    <>
      <Switches
        names={ALERT_TYPES}
        labels={t.account.settings.alertNames}
        values={alerts}
        onChange={(name, on) => change({ alerts: { [name]: on } })}
      />
      <p className="mt-3 text-xs text-muted">{enSettings.alertsNote}</p>
      {isLoggedIn && <PushSwitch attackAlerts={alerts.attack} />}
    </>
  );
}

/** Settings modal with its three tabs (spec §2), and the look of the page. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const words = t.account.settings;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Tabs
        label={words.title}
        initial="controls"
        tabs={[
          { id: "alerts", label: words.alerts, panel: <AlertsTab /> },
          { id: "sounds", label: words.sounds, panel: <SoundsTab /> },
          { id: "controls", label: words.controls, panel: <ControlsTab /> },
          { id: "display", label: words.display, panel: <DisplayTab /> },
        ]}
      />
    </Dialog>
  );
}
