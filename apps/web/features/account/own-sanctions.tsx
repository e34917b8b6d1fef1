import { type OwnSanctions as Answer, APPEAL_MAX_LENGTH, appealInput } from "@emberlode/contract";
import { useLayoutEffect, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { dateInWords, timeInWords } from "../../lib/times.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { FormFooter } from "../forms/form-fields.tsx";
import { TextAreaField } from "../forms/text-area-field.tsx";
import { useForm } from "../forms/use-form.ts";
import type { Credentials } from "./appeal-login.tsx";
import { GateCard } from "./recovery.tsx";

const t = await messages("reports");

type OwnSanction = Answer["sanctions"][number];
type Appeal = NonNullable<OwnSanction["appeal"]>;

interface AppealFormProps {
  credentials: Credentials;
  sanction: number;
  onSent: (body: string) => void;
}

/** The text of an appeal. */
function AppealForm({ credentials, sanction, onSent }: AppealFormProps) {
  const write = trpc.appeals.write.useMutation();
  const { form, field, onSubmit, footer } = useForm({
    id: `appeal ${sanction}`,
    names: ["body"],
    initial: { body: "" },
    schema: appealInput,
    toInput: ({ body }) => ({ ...credentials, sanction, body }),
    async submit(input) {
      await write.mutateAsync(input);
      notifySuccess(t("appeal.sent"));
      onSent(input.body);
    },
  });
  // The button that opened the form is gone.
  useLayoutEffect(() => form.current?.querySelector("textarea")?.focus(), [form]);
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="mt-3">
      <TextAreaField
        {...field("body")}
        label={t("appeal.field")}
        rows={5}
        maxLength={APPEAL_MAX_LENGTH}
        hint={t("appeal.fieldHint", { most: APPEAL_MAX_LENGTH })}
      />
      <FormFooter {...footer} submit={t("appeal.send")} />
    </form>
  );
}

/** What the player wrote, and the answer. */
function SentAppeal({ appeal: { body, decision, answer } }: { appeal: Appeal }) {
  return (
    <div className="own-appeal">
      <h3 className="font-semibold">{t("appeal.own")}</h3>
      <p className="own-appeal-text">{body}</p>
      <h3 className="mt-3 font-semibold">{t("appeal.answer")}</h3>
      {decision === null ? (
        <p className="text-muted">{t("appeal.waiting")}</p>
      ) : (
        <>
          <p>
            <span className="chip">{t(`appeal.${decision}`)}</span>
          </p>
          <p className="own-appeal-text">{answer}</p>
        </>
      )}
    </div>
  );
}

interface SanctionItemProps {
  sanction: OwnSanction;
  credentials: Credentials;
}

function SanctionItem({ sanction, credentials }: SanctionItemProps) {
  const { id, kind, reason, at, until, isActive } = sanction;
  const [isWriting, setWriting] = useState(false);
  const [sent, setSent] = useState<Appeal | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const appeal = sanction.appeal ?? sent;
  const name = t(`appeal.kinds.${kind}`);
  function onSent(body: string): void {
    setSent({ body, at: new Date(serverNow()).toISOString(), decision: null, answer: "" });
    // The form that had the focus is gone.
    title.current?.focus();
  }
  return (
    <li className="own-sanction" data-over={!isActive || undefined}>
      <h2 ref={title} tabIndex={-1} className="own-sanction-title">
        {name} <span className="chip">{isActive ? t("appeal.active") : t("appeal.over")}</span>
      </h2>
      <p className="text-muted">
        {t("appeal.decided", { time: dateInWords(at) })}
        {until !== null && ` · ${t("appeal.until", { time: timeInWords(Date.parse(until)) })}`}
      </p>
      <p className="own-appeal-text">{t("appeal.reason", { reason })}</p>
      {appeal !== null && <SentAppeal appeal={appeal} />}
      {appeal === null && isActive && !isWriting && (
        <button
          type="button"
          className="btn mt-2"
          aria-label={t("appeal.writeOf", { kind: name, time: dateInWords(at) })}
          onClick={() => setWriting(true)}
        >
          {t("appeal.write")}
        </button>
      )}
      {appeal === null && isWriting && (
        <AppealForm credentials={credentials} sanction={id} onSent={onSent} />
      )}
    </li>
  );
}

interface OwnSanctionsProps {
  credentials: Credentials;
  answer: Answer;
}

/** What moderators decided about an account, each with its appeal. */
export function OwnSanctions({ credentials, answer: { sanctions } }: OwnSanctionsProps) {
  const { username: name } = credentials;
  const list = useRef<HTMLDivElement>(null);
  usePageTitle(t("appeal.title"));
  // The form that had the focus is gone.
  useLayoutEffect(() => list.current?.focus(), []);
  const isEmpty = sanctions.length === 0;
  return (
    <GateCard
      title={t("appeal.listTitle", { name })}
      lead={isEmpty ? t("appeal.none") : t("appeal.listLead")}
      done={null}
    >
      <div ref={list} tabIndex={-1} className="outline-none">
        {!isEmpty && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics of unbulleted lists
          <ul className="own-sanctions" role="list">
            {sanctions.map((sanction) => (
              <SanctionItem key={sanction.id} sanction={sanction} credentials={credentials} />
            ))}
          </ul>
        )}
      </div>
    </GateCard>
  );
}
