import { useSetAtom } from "jotai";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { isActivation } from "../../lib/keys.ts";
import { messages } from "../../lib/messages.ts";
import { useModal } from "./dialog.tsx";
import { openConfirmsAtom } from "./dialog-atoms.ts";

const t = await messages("controls");

/** The confirmation of an irreversible action. */
export interface Question {
  /** The question: "Delete this plot?" */
  title: string;
  /** The consequences, in one or two sentences. */
  text: string;
  /** Label of the confirming button: "Delete". */
  verb: string;
}

interface ConfirmDialogProps {
  question: Question;
  /** Whether the confirmed action is running; it can be confirmed only once. */
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** A third, better option, if there is one. */
  alternative?: ReactNode;
}

/** Ignores key repeat: a held key would open and close the dialog repeatedly. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && isActivation(event)) event.preventDefault();
}

/** A dialog that stays open until answered; Escape cancels. It disables the movement keys. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, isPending = false, onConfirm, onCancel, alternative } = props;
  const { title, text, verb } = question;
  const ref = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  const setOpenConfirms = useSetAtom(openConfirmsAtom);
  useEffect(() => {
    setOpenConfirms((others) => others + 1);
    return () => setOpenConfirms((all) => all - 1);
  }, [setOpenConfirms]);
  useModal(ref);
  // Focus the button that changes nothing.
  useEffect(() => cancel.current?.focus(), []);
  return createPortal(
    <dialog
      ref={ref}
      role="alertdialog"
      className="popup"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onKeyDown={ignoreHeldKey}
    >
      <div className="question">
        <h2 id={`${id}title`} className="text-lg">
          {title}
        </h2>
        <p id={`${id}text`}>{text}</p>
        <div className="question-answers">
          {alternative}
          <button
            type="button"
            className={alternative === undefined ? "btn btn-ember" : "btn"}
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) onConfirm();
            }}
          >
            {verb}
          </button>
          <button ref={cancel} type="button" className="btn" onClick={onCancel}>
            {t("question.cancel")}
          </button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
