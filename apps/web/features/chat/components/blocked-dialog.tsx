import { useRef } from "react";
import { toFailure } from "../../../lib/failure.ts";
import { messages } from "../../../lib/messages.ts";
import { BatchProgress } from "../../ui/components/batch-progress.tsx";
import { BulkBar } from "../../ui/components/bulk-bar.tsx";
import { Chooser } from "../../ui/components/chooser.tsx";
import { Dialog } from "../../ui/components/dialog.tsx";
import { ListRow, ListRows } from "../../ui/components/list-row.tsx";
import { useChosen } from "../../ui/hooks/use-chosen.ts";
import { useBlocked, useUnblock } from "../hooks/use-blocked.ts";

const tChat = await messages("chat");
const tControls = await messages("controls");
const tShell = await messages("shell");

/** The blocked senders, and buttons to unblock them. */
export default function BlockedDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useBlocked();
  return (
    <Dialog title={tChat("blockedTitle")} onClose={onClose}>
      {error !== null && <p role="alert">{toFailure(error).text}</p>}
      {data === undefined && error === null && (
        <div role="status" className="skeleton h-12">
          <span className="sr-only">{tShell("loading")}</span>
        </div>
      )}
      {data !== undefined && <Blocked names={data.blocked} />}
    </Dialog>
  );
}

function Blocked({ names }: { names: readonly string[] }) {
  const lead = useRef<HTMLParagraphElement>(null);
  // Unblocked rows are removed; the focus stays in the dialog.
  const { unblock, progress } = useUnblock(() => lead.current?.focus());
  const chosen = useChosen(names, (name) => name);
  const isBusy = progress !== null;
  return (
    <>
      <p ref={lead} tabIndex={-1} className="mb-3 text-muted" role="status">
        {names.length === 0 ? tChat("blockedNone") : tChat("blockedLead")}
      </p>
      {names.length > 0 && (
        <>
          <BulkBar
            label={tChat("blockedBulk")}
            actions={[
              { id: "unblock", label: tChat("unblock"), run: (some) => void unblock(some) },
            ]}
            chosen={chosen}
            isBusy={isBusy}
          >
            <BatchProgress progress={progress} />
          </BulkBar>
          <ListRows label={tChat("blockedTitle")}>
            {names.map((name) => (
              <ListRow
                key={name}
                chooser={
                  <Chooser
                    name={tControls("table.chooseRow", { name })}
                    isChosen={chosen.isChosen(name)}
                    onChoose={() => chosen.toggle(name)}
                  />
                }
                title={<span translate="no">{name}</span>}
                trailing={
                  <button
                    type="button"
                    className="btn"
                    aria-label={tChat("unblockName", { sender: name })}
                    aria-disabled={isBusy}
                    onClick={() => void unblock([name])}
                  >
                    {tChat("unblock")}
                  </button>
                }
              />
            ))}
          </ListRows>
        </>
      )}
    </>
  );
}
