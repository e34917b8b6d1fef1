import { useId } from "react";
import { messages } from "../../lib/messages.ts";

const t = await messages("account");

interface StayFieldProps {
  stay: boolean;
  onChange: (stay: boolean) => void;
}

/** Keeps the session beyond an idle hour; off by default. */
export function StayField({ stay, onChange }: StayFieldProps) {
  const id = useId();
  return (
    <div className="mt-2">
      <label className="flex min-h-touch cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-ember"
          aria-describedby={id}
          checked={stay}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t("stay")}
      </label>
      <p id={id} className="text-xs text-muted">
        {t("stayHint")}
      </p>
    </div>
  );
}
