import { ALERT_TYPES } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { messages } from "../../../lib/messages.ts";

import { loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { Dialog } from "../../ui/components/dialog.tsx";
import { Tabs } from "../../ui/components/tabs.tsx";
import { useChangeSettings, useSettings } from "../hooks/use-settings.ts";
import { ControlsTab } from "./controls-tab.tsx";
import { DisplayTab } from "./display-tab.tsx";
import { PushSwitch } from "./push-switch.tsx";
import { SoundsTab } from "./sounds-tab.tsx";
import { Switches } from "./switches.tsx";

const tAccount = await messages("account");
const tSettings = await messages("settings");

/** Which alerts are wanted (spec §2 ALERTS). */
function AlertsTab() {
  const { alerts } = useSettings();
  const isLoggedIn = useAtomValue(loggedInAtom);
  const change = useChangeSettings();
  return (
    <>
      <Switches
        names={ALERT_TYPES}
        labelOf={(type) => tAccount(`settings.alertNames.${type}`)}
        values={alerts}
        onChange={(name, on) => change({ alerts: { [name]: on } })}
      />
      <p className="mt-3 text-xs text-muted">{tSettings("alertsNote")}</p>
      {isLoggedIn && <PushSwitch attackAlerts={alerts.attack} />}
    </>
  );
}

/** Settings dialog with its three tabs (spec §2), and the look of the page. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={tAccount("settings.title")} onClose={onClose}>
      <Tabs
        label={tAccount("settings.title")}
        initial="controls"
        tabs={[
          { id: "alerts", label: tAccount("settings.alerts"), panel: <AlertsTab /> },
          { id: "sounds", label: tAccount("settings.sounds"), panel: <SoundsTab /> },
          { id: "controls", label: tAccount("settings.controls"), panel: <ControlsTab /> },
          { id: "display", label: tAccount("settings.display"), panel: <DisplayTab /> },
        ]}
      />
    </Dialog>
  );
}
