import { useState } from "react";
import { Dialog } from "../features/ui/dialog.tsx";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { type AnnouncementDraft, inputOf } from "./announcement-draft.ts";
import { AnnouncementPreview } from "./announcement-preview.tsx";
import { ConfirmationNote } from "./confirmation-note.tsx";
import { type Detail, Details } from "./details.tsx";
import { useConfirmedCall } from "./use-confirmed-call.ts";
import { At } from "./when.tsx";

const t = await messages("admin-announcements");

/** Who reads it, as an alert and as a banner, and from when to when. */
function Reach({ draft }: { draft: AnnouncementDraft }) {
  const { data } = trpc.adminAnnouncements.list.useQuery({}, { staleTime: 0 });
  const { startsAt = null, endsAt = null } = inputOf(draft) ?? {};
  const { asAlert, asBanner } = draft;
  const facts: Detail[] = [];
  if (asAlert) {
    const people = data === undefined ? "…" : t("confirm.alert", { people: data.people });
    facts.push([t("alert"), people]);
  }
  if (asBanner) facts.push([t("banner"), t("confirm.banner")]);
  facts.push([
    t("form.start"),
    startsAt === null ? t("form.now") : <At key="start" at={startsAt} />,
  ]);
  if (endsAt !== null) facts.push([t("form.end"), <At key="end" at={endsAt} />]);
  else if (asBanner) facts.push([t("form.end"), t("form.never")]);
  return <Details facts={facts} />;
}

interface AnnouncementConfirmationProps {
  draft: AnnouncementDraft;
  submit: string;
  send: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Shows once more what goes out and to how many, before it does. */
export function AnnouncementConfirmation(props: AnnouncementConfirmationProps) {
  const { draft, submit, onClose } = props;
  const { send, refusal, isPending } = useConfirmedCall();
  const [title] = useState(() => t(draft.startsAt === null ? "confirm.now" : "confirm.later"));
  async function confirm(): Promise<void> {
    if (isPending) return;
    if ((await send(props.send)) === null) props.onDone();
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="grid gap-4">
        <Reach draft={draft} />
        <AnnouncementPreview draft={draft} />
        {refusal !== null && (
          <p role="alert" className="staff-refused">
            {refusal.text}
          </p>
        )}
        <ConfirmationNote />
        <div className="staff-dialog-foot">
          <button
            type="button"
            className="btn btn-ember"
            aria-disabled={isPending}
            onClick={() => void confirm()}
          >
            {submit}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {t("confirm.back")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
