import { memo } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { WindowButton } from "../../ui/components/window-button.tsx";
import { useKeyMap } from "../hooks/use-key-map.ts";

/** Opens the sheet of keys. */
export const KeysButton = memo(function KeysButton() {
  const [helpKey] = useKeyMap().help;
  const name = t.game.keys.open;
  return (
    <WindowButton
      opens="keys"
      icon="keys"
      name={name}
      title={`${name} (${helpKey})`}
      className="icon-btn on-art"
    />
  );
});
