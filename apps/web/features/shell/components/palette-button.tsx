import { t } from "../../../lib/i18n/catalogue.ts";
import { WindowButton } from "../../ui/components/window-button.tsx";

/** Opens the palette for whoever does not know its keys. */
export function PaletteButton() {
  const name = `${t.desks.search} (${t.desks.searchKeys})`;
  return <WindowButton opens="palette" icon="search" name={name} keys="Control+K Meta+K" />;
}
