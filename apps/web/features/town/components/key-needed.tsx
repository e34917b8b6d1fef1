import { enTown } from "../../../lib/i18n/en-town.ts";
import { openDesk } from "../../desks/hooks/use-desk.ts";
import { ListRows } from "../../ui/components/list-row.tsx";
import { LockedRow } from "../../ui/components/locked-row.tsx";

/** In place of a counter that opens only to holders of a card or key. */
export function KeyNeeded({ tool }: { tool: keyof typeof enTown.needs }) {
  const { title, reason } = enTown.needs[tool];
  return (
    <ListRows label={title}>
      <LockedRow
        title={title}
        reason={reason}
        action={
          <button type="button" className="btn" onClick={() => openDesk("research")}>
            {enTown.toResearch}
          </button>
        }
      />
    </ListRows>
  );
}
