import { useSetAtom } from "jotai";
import { memo } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { Icon } from "../../ui/components/icon.tsx";
import { useKeyMap } from "../hooks/use-key-map.ts";

/** Opens the sheet of keys. */
export const KeysButton = memo(function KeysButton() {
  const open = useSetAtom(popupAtom);
  const [helpKey] = useKeyMap().help;
  return (
    <button
      type="button"
      className="icon-btn on-art"
      aria-label={t.game.keys.open}
      title={`${t.game.keys.open} (${helpKey})`}
      aria-haspopup="dialog"
      onClick={() => open("keys")}
    >
      <Icon name="keys" />
    </button>
  );
});
