import { useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { type NapNote, useNapCalls, useNaps } from "../hooks/use-naps.ts";
import { type NapListId, napLists } from "../nap-lists.ts";
import { AskForm } from "./ask-form.tsx";
import { NapList } from "./nap-list.tsx";
import { NapNoteLine } from "./nap-note-line.tsx";

const t = await messages("treaties");

/** Pacts that wait for the player come first. */
const ORDER = ["toYou", "naps", "byYou"] as const satisfies readonly NapListId[];

/** The player's pacts, requests, and a form to request one. */
export function NapsTab() {
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
