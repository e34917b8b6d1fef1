import { useState } from "react";
import { messages } from "../../lib/messages.ts";
import { QueryFailed } from "../desks/query-failed.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyNext } from "../ui/empty-next.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { AskForm } from "./ask-form.tsx";
import { NapList } from "./nap-list.tsx";
import { type NapListId, napLists } from "./nap-lists.ts";
import { NapNoteLine } from "./nap-note-line.tsx";
import { type NapNote, useNapCalls, useNaps } from "./use-naps.ts";

const t = await messages("treaties");

/** Requests that the player has to answer come first. */
const ORDER = ["toYou", "naps", "byYou"] as const satisfies readonly NapListId[];

/** The player's NAPs and requests, and a form to request one. */
function NapsTab() {
  const { data, error, refetch } = useNaps();
  const [note, setNote] = useState<NapNote | null>(null);
  const calls = useNapCalls(setNote);
  const lists = data && napLists(data.naps);
  return (
    <>
      <p className="text-muted">{t("lead")}</p>
      <NapNoteLine note={note} naps={data?.naps} />
      <AskForm calls={calls} note={note} onType={() => setNote(null)} />
      {error !== null && data === undefined && (
        <QueryFailed error={error} lead={t("failed")} onRetry={() => refetch()} />
      )}
      {error === null && data === undefined && <Skeleton rows={3} />}
      {lists !== undefined &&
        ORDER.map((id) => (
          <NapList key={id} id={id} naps={lists[id]} calls={calls} note={note} onSaid={setNote} />
        ))}
    </>
  );
}

/** The Alliances dialog with its two tabs; there are no clans yet (spec §2). */
export default function AlliancesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <Tabs
        label={t("title")}
        tabs={[
          { id: "naps", label: t("tabs.naps"), panel: <NapsTab /> },
          {
            id: "clans",
            label: t("tabs.clans"),
            panel: <EmptyNext icon="alliances" title={t("clans.title")} text={t("clans.text")} />,
          },
        ]}
      />
    </Dialog>
  );
}
