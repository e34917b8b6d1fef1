import { messages } from "../../../lib/messages.ts";
import { ComboBox } from "../../ui/components/combo-box.tsx";
import { usePlayerNames } from "../hooks/use-player-names.ts";

const t = await messages("tools");

interface PlayerChoiceProps {
  own: string;
  value: string | null;
  onChange: (name: string) => void;
}

/** A combo box of players; the names are loaded only here. */
export function PlayerChoice({ own, value, onChange }: PlayerChoiceProps) {
  return (
    <ComboBox
      label={t("base_locator.player")}
      items={usePlayerNames(own)}
      value={value}
      onChange={onChange}
      placeholder={t("base_locator.placeholder")}
    />
  );
}
