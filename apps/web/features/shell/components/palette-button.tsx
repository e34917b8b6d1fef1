import { useSetAtom } from "jotai";
import { t } from "../../../lib/i18n/catalogue.ts";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { Icon } from "../../ui/components/icon.tsx";

/** Opens the palette for whoever does not know its keys. */
export function PaletteButton() {
  const open = useSetAtom(popupAtom);
  const name = `${t.desks.search} (${t.desks.searchKeys})`;
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={name}
      title={name}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open("palette")}
    >
      <Icon name="search" />
    </button>
  );
}
