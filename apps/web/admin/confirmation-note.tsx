import { Icon } from "../features/ui/icon.tsx";
import { serverNow } from "../lib/server-clock.ts";
import { CONFIRMATION_MINUTES } from "./confirmation.tsx";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";

/** Says that an action asks for a confirmation first, unless there is a recent one. */
export function ConfirmationNote() {
  const { graveUntil } = useStaff();
  if (graveUntil !== null && Date.parse(graveUntil) > serverNow()) return null;
  return (
    <p className="staff-grave">
      <Icon name="lock" className="size-4" />
      {t("actions.grave", { minutes: CONFIRMATION_MINUTES })}
    </p>
  );
}
