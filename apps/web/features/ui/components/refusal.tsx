import { t } from "../../../lib/i18n/catalogue.ts";
import { Icon } from "./icon.tsx";

/** Why something is refused, before one tries it. */
export function Refusal({ text }: { text: string }) {
  return (
    <p className="refusal" role="note">
      <Icon name="ban" className="size-5" />
      <span>
        <span className="sr-only">{t.parts.refusal} </span>
        {text}
      </span>
    </p>
  );
}
