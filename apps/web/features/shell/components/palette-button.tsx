import { messages } from "../../../lib/messages.ts";
import { WindowButton } from "../../ui/components/window-button.tsx";

const t = await messages("desks");

/** Opens the palette, for players who do not know its shortcut. */
export function PaletteButton() {
  const name = `${t("search")} (${t("searchKeys")})`;
  return <WindowButton opens="palette" icon="search" name={name} keys="Control+K Meta+K" />;
}
