import { Icon } from "./icon.tsx";
import type { Outcome } from "./use-outcome.ts";

const ICONS = { done: "check", refused: "ban" } as const;

/** An action's result: an icon and a text, framed in the color of its tone. */
export function OutcomeBox({ tone, text, role }: Outcome & { role?: "alert" }) {
  return (
    <p className="outcome" data-tone={tone} role={role}>
      <Icon name={ICONS[tone]} className="size-5 flex-none" />
      <span>{text}</span>
    </p>
  );
}
