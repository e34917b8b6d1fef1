import type { PreviewWordInput, WordPreview } from "@emberlode/contract";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { toFailure } from "../lib/failure.ts";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { Badge } from "./badge.tsx";
import { Rows } from "./card.tsx";
import { MarkedText } from "./marked-text.tsx";
import { playerPath } from "./paths.ts";
import { t as tAdmin } from "./texts.ts";
import { Ago } from "./when.tsx";

const t = await messages("admin-words");

/** How many messages and names match, in one sentence. */
function summaryOf({ messages: found, names }: WordPreview): string {
  const inMessages =
    found === null ? null : t("preview.found", { found: found.found, searched: found.searched });
  const inNames = names === null ? null : t("preview.names", { found: names.found });
  if (inMessages === null) return inNames ?? "";
  return inNames === null
    ? inMessages
    : t("preview.both", { messages: inMessages, names: inNames });
}

function Sender({ name }: { name: string }) {
  return (
    <Link href={playerPath(name)} className="staff-name" translate="no">
      {name}
    </Link>
  );
}

interface SamplesProps {
  title: string;
  /** Below the samples. */
  note: string;
  children: ReactNode;
}

function Samples({ title, note, children }: SamplesProps) {
  return (
    <section>
      <h3 className="staff-kicker">{title}</h3>
      <div className="staff-samples">
        <Rows label={title}>{children}</Rows>
      </div>
      {note !== "" && <p className="field-note">{note}</p>}
    </section>
  );
}

function MessageSamples({ found, samples }: NonNullable<WordPreview["messages"]>) {
  const count = samples.length;
  if (count === 0) return null;
  const note = found > count ? t("preview.someMessages", { count, found }) : "";
  return (
    <Samples title={t("preview.inMessages")} note={note}>
      {samples.map(({ id, sender, body, marks, at, isRemoved }) => (
        <li key={id} className="staff-sample">
          <p className="staff-text">
            <MarkedText text={body} marks={marks} />{" "}
            {isRemoved && <Badge tone="warn">{tAdmin("messages.removed")}</Badge>}
          </p>
          <p className="staff-dots">
            <Sender name={sender} />
            <Ago at={at} />
          </p>
        </li>
      ))}
    </Samples>
  );
}

function NameSamples({ found, samples }: NonNullable<WordPreview["names"]>) {
  const count = samples.length;
  if (count === 0) return null;
  const stay = t("preview.namesStay");
  const note = found > count ? `${t("preview.someNames", { count, found })} ${stay}` : stay;
  return (
    <Samples title={t("preview.inNames")} note={note}>
      {samples.map(({ username, part, text, marks }) => (
        <li key={`${username} ${part}`} className="staff-sample">
          <p className="staff-text" translate="no">
            <MarkedText text={text} marks={marks} />
          </p>
          <p className="staff-dots">
            <Sender name={username} />
            <span>{t(`preview.parts.${part}`)}</span>
          </p>
        </li>
      ))}
    </Samples>
  );
}

interface WordPreviewProps {
  /** Null before a word is typed. */
  word: PreviewWordInput | null;
  /** Whether the preview is still of an earlier word than the one typed last. */
  isBehind: boolean;
}

/** What an entry would match, in messages and names that exist. */
export function WordPreviewPanel({ word, isBehind }: WordPreviewProps) {
  const id = useId();
  const { data, error, isFetching } = trpc.adminWords.preview.useQuery(
    word ?? { text: "", scope: "both", action: "mask", isWhole: true },
    { enabled: word !== null, placeholderData: keepPreviousData, retry: false },
  );
  const shown = word === null || error !== null ? undefined : data;
  const isOld = isBehind || isFetching;
  return (
    <section className="staff-word-preview" aria-labelledby={id} aria-busy={isOld}>
      <h2 id={id} className="sr-only">
        {t("preview.title")}
      </h2>
      <p role="status" className="staff-word-summary" data-idle={shown === undefined || undefined}>
        {word === null && t("preview.empty")}
        {word !== null && error !== null && toFailure(error).text}
        {word !== null && error === null && shown === undefined && t("preview.loading")}
        {shown !== undefined && summaryOf(shown)}
      </p>
      {shown !== undefined && (
        <div className="staff-word-matches" data-old={isOld || undefined}>
          {shown.messages !== null && <MessageSamples {...shown.messages} />}
          {shown.names !== null && <NameSamples {...shown.names} />}
        </div>
      )}
    </section>
  );
}
