import { type FormEvent, useId, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { Dialog } from "../ui/dialog.tsx";
import { FieldNote } from "../ui/notes.tsx";
import { EmptyState, QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { NapList } from "./nap-list.tsx";
import { type NapListId, napLists } from "./nap-lists.ts";
import { NapNoteLine } from "./nap-note-line.tsx";
import { FROM_FORM, type NapCalls, type NapNote, useNapCalls, useNaps } from "./use-naps.ts";

const t = await messages("treaties");

interface AskFormProps {
  calls: NapCalls;
  note: NapNote | null;
  /** Called when the name changes, since the last result no longer applies. */
  onType: () => void;
}

/** Requests a NAP from a player by name; a refusal is shown below the name. */
function AskForm({ calls, note, onType }: AskFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [isUnnamed, setUnnamed] = useState(false);
  const refused = note?.tone === "refused" && note.from === FROM_FORM ? note.text : null;
  const error = isUnnamed ? t("ask.nameFirst") : refused;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const username = name.trim();
    setUnnamed(username === "");
    if (username === "") input.current?.focus();
    else calls.askName(username, () => setName(""));
  };
  return (
    <form className="nap-ask" aria-label={t("ask.title")} noValidate onSubmit={submit}>
      <label htmlFor={id}>{t("ask.label")}</label>
      <div className="nap-ask-line">
        <input
          ref={input}
          id={id}
          name="nap-player"
          className="input"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          aria-invalid={error !== null}
          aria-describedby={`${id}note`}
          onChange={({ target }) => {
            setName(target.value);
            setUnnamed(false);
            onType();
          }}
        />
        <button type="submit" className="btn btn-ember" aria-disabled={calls.isPending}>
          {calls.isPending ? t("ask.pending") : t("ask.submit")}
        </button>
      </div>
      <FieldNote id={`${id}note`} error={error} hint={t("ask.hint")} />
    </form>
  );
}

/** Requests that the player has to answer come first. */
const LIST_ORDER = ["toYou", "naps", "byYou"] as const satisfies readonly NapListId[];

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
        LIST_ORDER.map((id) => (
          <NapList key={id} id={id} naps={lists[id]} calls={calls} note={note} onResult={setNote} />
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
            panel: <EmptyState icon="alliances" title={t("clans.title")} text={t("clans.text")} />,
          },
        ]}
      />
    </Dialog>
  );
}
