import { enTools } from "@emberlode/words/en/tools";
import { ComboBox } from "../../ui/components/combo-box.tsx";
import { usePlayerNames } from "../hooks/use-player-names.ts";

interface PlayerChoiceProps {
  own: string;
  value: string | null;
  onChange: (name: string) => void;
}

/** One player by name; the names are asked for only here. */
export function PlayerChoice({ own, value, onChange }: PlayerChoiceProps) {
  const words = enTools.base_locator;
  return (
    <ComboBox
      label={words.player}
      items={usePlayerNames(own)}
      value={value}
      onChange={onChange}
      placeholder={words.placeholder}
    />
  );
}
