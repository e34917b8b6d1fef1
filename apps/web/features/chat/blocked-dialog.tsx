import { useRef } from "react";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { BulkBar, RowCheckbox, useRowSelection } from "../ui/bulk-bar.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { BatchProgress, batchText, useBatch } from "../ui/use-batch.tsx";
import { useChat } from "./use-chat.ts";

const t = await messages("chat");
const tControls = await messages("controls");
const tShell = await messages("shell");

function useBlocked() {
  return trpc.chat.blocked.useQuery(undefined, { refetchOnMount: "always" });
}

/** Unblocks players; calls `onSettled` once the list is updated. */
function useUnblock(onSettled: () => void) {
  const { room } = useChat();
  const utils = trpc.useUtils();
  const batch = useBatch();
  async function unblock(names: readonly string[]): Promise<void> {
    const outcome = await batch.run(names, (username) =>
      utils.client.chat.unblock.mutate({ username }),
    );
    if (outcome === null) return;
    const { tone, text } = batchText(outcome, (count) => t("unblockedMany", { count }));
    if (tone === "refused") notifyError(text);
    else notifySuccess(text);
    await utils.chat.blocked.invalidate();
    onSettled();
    await room?.reload();
  }
  return { unblock, progress: batch.progress };
}

export default function BlockedDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useBlocked();
  return (
    <Dialog title={t("blockedTitle")} onClose={onClose}>
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
  // The unblocked rows disappear: keep the focus in the dialog.
  const { unblock, progress } = useUnblock(() => lead.current?.focus());
  const selection = useRowSelection(names, (name) => name);
  const isBusy = progress !== null;
  return (
    <>
      <p ref={lead} tabIndex={-1} className="mb-3 text-muted" role="status">
        {names.length === 0 ? t("blockedNone") : t("blockedLead")}
      </p>
      {names.length > 0 && (
        <>
          <BulkBar
            label={t("blockedBulk")}
            actions={[{ id: "unblock", label: t("unblock"), run: (some) => void unblock(some) }]}
            selection={selection}
            isBusy={isBusy}
          >
            <BatchProgress progress={progress} />
          </BulkBar>
          <ListRows label={t("blockedTitle")}>
            {names.map((name) => (
              <ListRow
                key={name}
                checkbox={
                  <RowCheckbox
                    name={tControls("table.selectRow", { name })}
                    isSelected={selection.isSelected(name)}
                    onSelect={() => selection.toggle(name)}
                  />
                }
                title={<span translate="no">{name}</span>}
                trailing={
                  <button
                    type="button"
                    className="btn"
                    aria-label={t("unblockName", { sender: name })}
                    aria-disabled={isBusy}
                    onClick={() => void unblock([name])}
                  >
                    {t("unblock")}
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
