import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { WindowButton } from "../ui/window-button.tsx";
import { useKeyMap } from "./use-key-map.ts";

const t = await messages("game");

export const KeysButton = memo(function KeysButton() {
  const [helpKey] = useKeyMap().help;
  const name = t("keys.open");
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
