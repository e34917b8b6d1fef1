import {
  deleteAccountInput,
  type LoginPayload,
  type PrepareExportAnswer,
  prepareExportInput,
} from "@emberlode/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deleteLastMap } from "../../lib/last-map.ts";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import DeletionNotice from "../deletion/deletion-notice.tsx";
import { useDeleteAccount } from "../deletion/use-deletion.ts";
import { FormFooter, TextField } from "../forms/form-fields.tsx";
import { useForm } from "../forms/use-form.ts";
import { consumeGuestRemovedNotice, leave } from "../session/leave.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { OutcomeLine, useOutcome } from "../ui/outcome-line.tsx";

const t = await messages("own-data");

type User = LoginPayload["user"];

/** Guests have no password. */
const toInput =
  ({ isGuest }: User) =>
  ({ password }: { password: string }) =>
    isGuest ? {} : { password };

/** Starts a download, as a click on a link does. */
function download({ path }: PrepareExportAnswer): void {
  const link = document.createElement("a");
  link.href = path;
  link.download = "";
  link.click();
}

function ExportForm({ user }: { user: User }) {
  const prepare = trpc.user.prepareExport.useMutation();
  const [made, setMade] = useState<PrepareExportAnswer | null>(null);
  const { form, field, onSubmit, footer } = useForm({
    id: "export",
    names: ["password"],
    initial: { password: "" },
    schema: prepareExportInput,
    toInput: toInput(user),
    async submit(input) {
      const answer = await prepare.mutateAsync(input);
      setMade(answer);
      download(answer);
    },
  });
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <h3 className="text-lg">{t("export.title")}</h3>
      <p className="mt-1 text-muted">{t("export.lead")}</p>
      {!user.isGuest && (
        <TextField
          {...field("password")}
          label={t("password")}
          type="password"
          autoComplete="current-password"
        />
      )}
      <FormFooter {...footer} submit={t("export.submit")} />
      <p role="status" className="mt-3">
        {made !== null && (
          <>
            {t("export.started")}{" "}
            <a href={made.path} download className="text-link">
              {t("export.again")}
            </a>
          </>
        )}
      </p>
    </form>
  );
}

/** What a player has to know before the account is deleted. */
function Consequences() {
  return (
    <>
      <p className="mt-1 text-muted">{t("delete.lead")}</p>
      <p className="mt-3">{t("delete.after")}</p>
      <ul className="mt-1 list-disc pl-5">
        {(["gone", "free", "former", "name"] as const).map((id) => (
          <li key={id}>{t(`delete.${id}`)}</li>
        ))}
      </ul>
    </>
  );
}

function DeletionForm({ user }: { user: User }) {
  const remove = useDeleteAccount();
  const { form, field, onSubmit, footer } = useForm({
    id: "deletion",
    names: ["password"],
    initial: { password: "" },
    schema: deleteAccountInput,
    toInput: toInput(user),
    submit: (input) => remove.mutateAsync(input),
  });
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Consequences />
      <TextField
        {...field("password")}
        label={t("password")}
        type="password"
        autoComplete="current-password"
      />
      <FormFooter {...footer} submit={t("delete.submit")} look="border-bad text-bad" />
    </form>
  );
}

/** Guests are deleted immediately, without the seven days of other accounts. */
function GuestDeletion() {
  const queries = useQueryClient();
  const outcome = useOutcome();
  const remove = trpc.user.deleteAccount.useMutation({
    onSuccess() {
      deleteLastMap();
      // The page already says it, so skip the notice about removed guests.
      consumeGuestRemovedNotice();
      leave(queries, t("guest.done"));
    },
    onError: (error) => outcome.refused(error),
  });
  return (
    <>
      <p className="mt-1 text-muted">{t("guest.lead")}</p>
      <ConfirmButton
        text={t("guest.submit")}
        question={{
          title: t("guest.question.title"),
          text: t("guest.question.text"),
          verb: t("guest.question.verb"),
        }}
        isDisabled={remove.isPending}
        className="mt-4 w-full border-bad text-bad"
        onConfirm={() => remove.mutate({})}
      />
      <OutcomeLine {...outcome.line} />
    </>
  );
}

function Deletion({ user }: { user: User }) {
  if (user.isGuest) return <GuestDeletion />;
  return user.deletesAt === null ? (
    <DeletionForm user={user} />
  ) : (
    <div className="mt-3">
      <DeletionNotice deletesAt={user.deletesAt} />
    </div>
  );
}

/** The player's data: the download, and the deletion of the account. */
export default function OwnData({ user }: { user: User }) {
  return (
    <>
      <ExportForm user={user} />
      <section className="mt-8 border-t border-line pt-5">
        <h3 className="text-lg">{t("delete.title")}</h3>
        <Deletion user={user} />
      </section>
    </>
  );
}
