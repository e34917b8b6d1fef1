import type { BlockPreviewAnswer } from "@emberlode/contract";
import { keepPreviousData } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Refusal } from "../features/ui/notes.tsx";
import { toFailure } from "../lib/failure.ts";
import { messages } from "../lib/messages.ts";
import { exactNumber } from "../lib/numbers.ts";
import { trpc } from "../lib/trpc.ts";
import { Details } from "./details.tsx";
import { UNITS } from "./duration.ts";
import { DurationField } from "./duration-field.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { t as tAdmin } from "./texts.ts";
import { useDebounced } from "./use-debounced.ts";

const t = await messages("admin-networks");

const TYPING_MS = 350;
const USUAL_DAYS = 7;

function PreviewDetails({ preview }: { preview: BlockPreviewAnswer }) {
  const { kind, subject, accounts, guests, played, coversYou, coveredBy, covers } = preview;
  const isNetwork = kind === "network";
  const isAnyone = accounts + guests > 0;
  const list = covers.map((block) => block.subject).join(", ");
  return (
    <>
      <Details
        facts={[
          [t(`blocks.preview.${kind}`), <span key="subject">{subject}</span>],
          [
            t(isNetwork ? "blocks.preview.signups" : "blocks.preview.accounts"),
            exactNumber(accounts + guests),
          ],
          ...(isNetwork && isAnyone
            ? [
                [t("blocks.preview.guests"), exactNumber(guests)] as const,
                [t("blocks.preview.played"), exactNumber(played)] as const,
              ]
            : []),
        ]}
      />
      {isAnyone && <p className="mt-1 text-muted">{t("blocks.preview.stay")}</p>}
      {covers.length > 0 && (
        <p className="mt-1 text-muted">
          {t("blocks.preview.covers", { count: covers.length, list })}
        </p>
      )}
      {coveredBy !== null && (
        <Refusal text={t("blocks.preview.coveredBy", { subject: coveredBy.subject })} />
      )}
      {coversYou && (
        <p className="staff-warning" role="note">
          {t(`blocks.preview.coversYou.${kind}`)}
        </p>
      )}
    </>
  );
}

/** What a block of this subject would cover, as the server sees it now. */
function BlockPreview({ subject }: { subject: string }) {
  const { data, error } = trpc.adminNetworks.previewBlock.useQuery(
    { subject },
    {
      enabled: subject !== "",
      placeholderData: keepPreviousData,
      retry: false,
      staleTime: 0,
      gcTime: 0,
    },
  );
  return (
    <section className="staff-preview" aria-labelledby="preview-title" aria-live="polite">
      <h3 id="preview-title" className="staff-kicker">
        {t("blocks.preview.title")}
      </h3>
      {subject === "" && <p className="text-muted">{t("blocks.preview.incomplete")}</p>}
      {subject !== "" && error !== null && <Refusal text={toFailure(error).text} />}
      {subject !== "" && error === null && data === undefined && (
        <p className="text-muted">{tAdmin("actions.preview.loading")}</p>
      )}
      {subject !== "" && error === null && data !== undefined && <PreviewDetails preview={data} />}
    </section>
  );
}

interface BlockDialogProps {
  /** Filled in; empty to ask for it. */
  initial: string;
  onClose: () => void;
}

/** Blocks sign-ups from a network, or with addresses of a mail domain. */
export function BlockDialog({ initial, onClose }: BlockDialogProps) {
  const id = useId();
  const utils = trpc.useUtils();
  const block = trpc.adminNetworks.block.useMutation();
  const [typed, setTyped] = useState(initial);
  const [isEndless, setEndless] = useState(false);
  const [minutes, setMinutes] = useState<number | null>(USUAL_DAYS * UNITS.days);
  const subject = typed.trim();
  const previewed = useDebounced(subject, TYPING_MS);
  return (
    <ReasonDialog
      title={t("blocks.dialog.title")}
      hint={t("blocks.dialog.hint")}
      reasonHint={tAdmin("actions.reasonTeam")}
      submit={t("blocks.dialog.submit")}
      isReady={subject !== "" && (isEndless || minutes !== null)}
      fields={
        <>
          <div className="staff-form-part">
            <label htmlFor={id} className="font-semibold">
              {t("blocks.dialog.subject")}
            </label>
            <input
              id={id}
              className="input mt-1"
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-describedby={`${id}-hint`}
              onChange={(event) => setTyped(event.target.value)}
            />
            <p id={`${id}-hint`} className="field-note">
              {t("blocks.dialog.subjectHint")}
            </p>
          </div>
          <DurationField
            minutes={minutes}
            onChange={(next) => {
              setEndless(false);
              setMinutes(next);
            }}
            endless={{
              text: t("blocks.dialog.endless"),
              isChosen: isEndless,
              onChoose: () => setEndless(true),
            }}
          />
        </>
      }
      preview={<BlockPreview subject={previewed} />}
      send={(reason) => block.mutateAsync({ subject, minutes: isEndless ? null : minutes, reason })}
      onDone={() => {
        for (const router of [utils.adminNetworks, utils.admin]) void router.invalidate();
        return t("blocks.dialog.done", { subject });
      }}
      onClose={onClose}
    />
  );
}
