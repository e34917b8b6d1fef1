import { Icon } from "../features/ui/icon.tsx";
import { CONFIRMATION_MINUTES } from "./confirmation.tsx";
import { t } from "./texts.ts";

/** Says that an action asks for a confirmation first. */
export function ConfirmationNote() {
  return (
    <p className="staff-grave">
      <Icon name="lock" className="size-4" />
      {t("actions.grave", { minutes: CONFIRMATION_MINUTES })}
    </p>
  );
}
