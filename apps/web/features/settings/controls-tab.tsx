import { messages } from "../../lib/messages.ts";
import { Choice } from "./choice.tsx";
import { KeyList } from "./key-list.tsx";
import { useChangeSettings, useSettings } from "./use-settings.ts";

const tSettings = await messages("settings");
const tAccount = await messages("account");

/** Walking keys (spec §2 CONTROLS) and custom keys. */
export function ControlsTab() {
  const { controls } = useSettings();
  const change = useChangeSettings();
  return (
    <>
      <Choice
        legend={tSettings("controls.legend")}
        value={controls}
        onChange={(chosen) => change({ controls: chosen })}
        options={[
          {
            value: "default",
            label: tAccount("settings.controlsDefault"),
            note: tSettings("controls.defaultNote"),
          },
          {
            value: "numpad",
            label: tAccount("settings.controlsNumpad"),
            note: tSettings("controls.numpadNote"),
          },
        ]}
      />
      <p className="-mt-4 mb-6 text-xs text-muted">{tSettings("controls.both")}</p>
      <KeyList
        key={controls}
        controls={controls}
        title={tSettings("controls.keysTitle", {
          scheme:
            controls === "default"
              ? tAccount("settings.controlsDefault")
              : tAccount("settings.controlsNumpad"),
        })}
      />
    </>
  );
}
