import { messages } from "../../lib/messages.ts";
import { Icon } from "./icon.tsx";

const t = await messages("controls");

/** Why an action is refused, shown before the player tries it. */
export function Refusal({ text }: { text: string }) {
  return (
    <p className="refusal" role="note">
      <Icon name="ban" className="size-5" />
      <span>
        <span className="sr-only">{t("refusal")} </span>
        {text}
      </span>
    </p>
  );
}
